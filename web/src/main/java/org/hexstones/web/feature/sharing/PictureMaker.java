package org.hexstones.web.feature.sharing;

import java.util.function.Consumer;
import org.hexstones.web.platform.workers.WorkerClient;
import org.hexstones.web.protocol.PictureAnswer;
import org.hexstones.web.protocol.PictureCodec;
import org.hexstones.web.protocol.PictureRequest;
import org.jspecify.annotations.Nullable;

/** Has pictures drawn by a worker of their own, one at a time. */
public final class PictureMaker {
  private final String address;
  private final Consumer<? super SharingEvent> listener;
  private @Nullable WorkerClient<PictureAnswer> worker;
  private Consumer<PictureAnswer.Drawn> done = drawn -> {};

  /**
   * @param address that of the worker's script, as the page's policy allows it
   */
  public PictureMaker(String address, Consumer<? super SharingEvent> listener) {
    this.address = address;
    this.listener = listener;
  }

  /** Has a picture drawn. A failure is reported as an event. */
  public void make(PictureRequest request, Consumer<PictureAnswer.Drawn> receiver) {
    done = receiver;
    listener.accept(new SharingEvent.Drawing(0));
    WorkerClient<PictureAnswer> known = worker;
    if (known == null) {
      known =
          new WorkerClient<>(
              address,
              PictureCodec::readAnswer,
              this::answered,
              () -> listener.accept(new SharingEvent.NotSaved()));
      worker = known;
    }
    known.ask(PictureCodec.write(request));
  }

  private void answered(PictureAnswer answer) {
    if (answer instanceof PictureAnswer.Drawing drawing) {
      listener.accept(new SharingEvent.Drawing(drawing.thousandths()));
    } else if (worker != null) {
      worker.restart();
      listener.accept(new SharingEvent.Drawing(SharingEvent.NOT_DRAWING));
      done.accept((PictureAnswer.Drawn) answer);
    }
  }
}
