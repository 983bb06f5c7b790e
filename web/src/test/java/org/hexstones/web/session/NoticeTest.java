package org.hexstones.web.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.hexstones.web.app.PageOnJvm;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class NoticeTest {
  private final Session session =
      new PageOnJvm().model().session().withNotice(Notice.Kind.NOT_KEPT);

  private static Notice.@Nullable Kind shown(Session session) {
    Notice notice = session.notice();
    return notice == null ? null : notice.kind();
  }

  @Test
  void lastingStateIsShownAgain() {
    Session covered = session.withNotice(Notice.Kind.LINK_OLDER).withNotice(Notice.Kind.COPIED);
    assertEquals(Notice.Kind.COPIED, shown(covered));
    assertEquals(Notice.Kind.NOT_KEPT, shown(covered.withoutPassingNotice()));
    assertEquals(Notice.Kind.NOT_KEPT, shown(covered.withoutNotice()));
    assertNull(shown(covered.withoutNotice().withoutNotice()), "dismissed");
  }

  @Test
  void stateThatEndedIsNotShownAgain() {
    Session saved = session.withNotice(Notice.Kind.COPIED).saved();
    assertEquals(Notice.Kind.COPIED, shown(saved));
    assertNull(shown(saved.withoutNotice()));
    assertNull(shown(session.saved()));
  }
}
