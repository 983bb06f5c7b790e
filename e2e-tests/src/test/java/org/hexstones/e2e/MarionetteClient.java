package org.hexstones.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.UnsupportedCommandException;
import org.openqa.selenium.json.Json;
import org.openqa.selenium.remote.ErrorCodec;
import org.openqa.selenium.remote.http.Contents;
import org.openqa.selenium.remote.http.HttpClient;
import org.openqa.selenium.remote.http.HttpRequest;
import org.openqa.selenium.remote.http.HttpResponse;
import org.openqa.selenium.remote.http.UrlTemplate;
import org.openqa.selenium.remote.http.WebSocket;

/**
 * Answers the requests that Selenium would send to a driver: passes each on to Firefox, which knows
 * the same commands by other names.
 */
final class MarionetteClient implements HttpClient {
  /** Where the requests of a session begin. There is one session, so its name says nothing. */
  private static final Pattern SESSION = Pattern.compile("/session/[^/]+/?");

  /** Requests, in which names in braces are parameters, and their commands. */
  private static final List<Row> COMMANDS =
      Stream.of(
              "POST /session NewSession",
              "DELETE / DeleteSession",
              "GET /timeouts GetTimeouts",
              "POST /timeouts SetTimeouts",
              "GET /url GetCurrentURL",
              "POST /url Navigate",
              "POST /back Back",
              "POST /forward Forward",
              "POST /refresh Refresh",
              "GET /title GetTitle",
              "GET /source GetPageSource",
              "POST /execute/sync ExecuteScript",
              "POST /execute/async ExecuteAsyncScript",
              "GET /window GetWindowHandle",
              "POST /window SwitchToWindow",
              "DELETE /window CloseWindow",
              "GET /window/handles GetWindowHandles",
              "POST /window/new NewWindow",
              "GET /window/rect GetWindowRect",
              "POST /window/rect SetWindowRect",
              "POST /frame SwitchToFrame",
              "POST /frame/parent SwitchToParentFrame",
              "POST /element FindElement",
              "POST /elements FindElements",
              "GET /element/active GetActiveElement",
              "POST /element/{element}/element FindElementFromElement",
              "POST /element/{element}/elements FindElementsFromElement",
              "GET /element/{id}/attribute/{name} GetElementAttribute",
              "GET /element/{id}/property/{name} GetElementProperty",
              "GET /element/{id}/css/{propertyName} GetElementCSSValue",
              "GET /element/{id}/text GetElementText",
              "GET /element/{id}/name GetElementTagName",
              "GET /element/{id}/rect GetElementRect",
              "GET /element/{id}/enabled IsElementEnabled",
              "GET /element/{id}/selected IsElementSelected",
              "POST /element/{id}/click ElementClick",
              "POST /element/{id}/clear ElementClear",
              "POST /element/{id}/value ElementSendKeys",
              "POST /actions PerformActions",
              "DELETE /actions ReleaseActions",
              "GET /alert/text GetAlertText",
              "POST /alert/accept AcceptAlert",
              "POST /alert/dismiss DismissAlert",
              "GET /screenshot TakeScreenshot")
          .map(Row::read)
          .toList();

  private static final ErrorCodec ERRORS = ErrorCodec.createDefault();

  private final Marionette marionette;

  MarionetteClient(Marionette marionette) {
    this.marionette = marionette;
  }

  private record Row(String method, UrlTemplate path, String command) {
    static Row read(String line) {
      String[] part = line.split(" ", -1);
      return new Row(part[0], new UrlTemplate(part[1]), "WebDriver:" + part[2]);
    }

    /** The parameters in the path of a request, or null if it is not for this row. */
    @Nullable Map<String, String> match(HttpRequest request) {
      UrlTemplate.Match match = path.match(SESSION.matcher(request.getUri()).replaceFirst("/"));
      return match == null || !method.equals(request.getMethod().name())
          ? null
          : match.getParameters();
    }
  }

  @Override
  public HttpResponse execute(HttpRequest request) {
    for (Row row : COMMANDS) {
      Map<String, String> found = row.match(request);
      if (found != null) {
        return execute(row.command, found, request.contentAsString());
      }
    }
    throw new UnsupportedCommandException("MarionetteClient has no command for " + request);
  }

  private HttpResponse execute(String command, Map<String, String> found, String content) {
    Map<String, Object> parameters = new HashMap<>(found);
    if (!content.isEmpty()) {
      parameters.putAll(new Json().<Map<String, Object>>toType(content, Json.MAP_TYPE));
    }
    try {
      Marionette.Answer answer = marionette.send(command, parameters);
      return answer.error() == null
          ? response(200, unwrapped(answer.result()))
          : response(status(answer.error()), answer.error());
    } catch (IOException e) {
      throw new UncheckedIOException(command, e);
    }
  }

  /** Lists and objects are answered as they are, everything else as the value of an object. */
  private static @Nullable Object unwrapped(@Nullable Object result) {
    return result instanceof Map<?, ?> map && map.containsKey("value") ? map.get("value") : result;
  }

  private static int status(Object error) {
    return ERRORS.getHttpStatusCode(ERRORS.decode(Map.of("value", error)));
  }

  private static HttpResponse response(int status, @Nullable Object value) {
    Map<String, @Nullable Object> content = new HashMap<>();
    content.put("value", value);
    HttpResponse response = new HttpResponse().setStatus(status);
    response.setHeader("Content-Type", Json.JSON_UTF_8);
    response.setContent(Contents.asJson(content));
    return response;
  }

  @Override
  public WebSocket openSocket(HttpRequest request, WebSocket.Listener listener) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void close() {
    try {
      marionette.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
