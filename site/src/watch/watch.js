// Only in ./play --watch: loads what has changed, and has stack traces told in Java's names.
"use strict";

{
  const events = new EventSource("watch-events");
  events.addEventListener("reload", () => location.reload());
  events.addEventListener("problem", ({ data }) => console.error(data));
  events.addEventListener("style", ({ data }) => {
    for (const link of document.querySelectorAll("link[rel=stylesheet]")) {
      if (link.getAttribute("href").split("?")[0] === data) link.href = `${data}?${Date.now()}`;
    }
  });

  // The usual ten would hardly lead out of the exception's own constructors.
  Error.stackTraceLimit = 50;
  const tell = async (error) => {
    if (!error?.stack) return;
    const body = `${error.message}\n${error.stack}`;
    const told = await fetch("watch-stack", { method: "POST", body });
    console.error(await told.text());
  };
  addEventListener("error", ({ error }) => tell(error));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}
