// Shows the start screen to who is new here, before the program has come that carries it out, and
// keeps what is done to it till then. See docs/architecture.md.
"use strict";

{
  const templates = [...document.querySelectorAll("template")];
  const tags = templates.map((template) => template.lang);

  // Guesses at what the program will find: where they are wrong, it draws what is right.
  const isNew = () => {
    try {
      return !location.hash && !localStorage.getItem("hexstones.settings");
    } catch {
      return true;
    }
  };
  const own = (tag) => tags.find((ours) => tag === ours || tag.startsWith(`${ours}-`));
  const language = navigator.languages.map(own).find((tag) => tag) ?? tags[0];

  if (isNew()) {
    const texts = document.createElement("link");
    texts.rel = "preload";
    texts.as = "fetch";
    texts.crossOrigin = "anonymous";
    texts.href = `text/${language}.txt`;
    document.head.append(texts);
    document.documentElement.lang = language;
    const shown = templates[tags.indexOf(language)].content;
    // The pictures of boards are the same in all languages, and whole in the first.
    const pictures = templates[0].content.querySelectorAll(".thumbnail");
    shown.querySelectorAll(".thumbnail").forEach((picture, i) => {
      if (picture.hasAttribute("data-later")) picture.replaceWith(pictures[i]);
    });
    document.body.append(shown);

    const types = ["click", "input", "change", "submit"];
    const again = [];
    const note = (event) => {
      const { target, type } = event;
      const button = target.closest("button");
      const { value } = target;
      if (type === "submit") {
        event.preventDefault();
      } else if (type !== "click") {
        again.push(() => {
          target.value = value;
          target.dispatchEvent(new Event(type, { bubbles: true }));
        });
      } else if (button) {
        again.push(() => button.click());
      }
    };
    for (const type of types) addEventListener(type, note);
    addEventListener(
      "hexstones-drawn",
      () => {
        for (const type of types) removeEventListener(type, note);
        // Each on the picture that the one before it has made.
        const next = () => {
          const act = again.shift();
          if (act) {
            act();
            requestAnimationFrame(next);
          }
        };
        next();
      },
      { once: true },
    );
  }
  for (const template of templates) template.remove();
}
