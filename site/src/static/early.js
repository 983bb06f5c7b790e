// Shows the start screen to who is new here, and the first board of who then begins, before the
// program has come that carries things out; keeps what is done till then. See
// docs/architecture.md.
"use strict";

{
  const templates = [...document.querySelectorAll("template")];
  const tags = templates.map((template) => template.lang);

  // Guesses at what the program will find: where they are wrong, it draws what is right.
  const isNew = () => {
    try {
      const left = ["settings", "form"].some((key) => localStorage.getItem(`hexstones.${key}`));
      return !location.hash && !left;
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
    const find = (name) =>
      templates.find(({ lang, dataset }) => lang === language && dataset.name === name).content;
    const shown = find("start");
    // The pictures of boards are the same in all languages, and whole in the first.
    const pictures = templates[0].content.querySelectorAll(".thumbnail");
    shown.querySelectorAll(".thumbnail").forEach((picture, i) => {
      if (picture.hasAttribute("data-later")) picture.replaceWith(pictures[i]);
    });
    document.body.append(shown);

    // The game begun as it was offered, and the stones of its first turn, which a reload brings back.
    const boards = [find("high"), find("wide")];
    const kept = "hexstones.early";
    const keep = (placed) => {
      try {
        sessionStorage.setItem(kept, placed);
      } catch {
        // Then a reload begins anew.
      }
    };
    const left = () => {
      try {
        const placed = sessionStorage.getItem(kept);
        return placed === "over" ? null : placed;
      } catch {
        return null;
      }
    };
    const begin = () => {
      const wide = matchMedia("(min-width: 880px), (min-aspect-ratio: 5/4)").matches;
      document.querySelector("[data-early]").replaceWith(boards[Number(wide)]);
      document.querySelector("[data-early]").dataset.placed = "";
      keep("");
    };
    const place = (cell) => {
      const screen = document.querySelector("[data-early]");
      const [pick, next] = screen.querySelectorAll(".pick");
      if (!pick || cell.dataset.stone) return;
      const { colour } = pick.dataset;
      cell.closest(".board").classList.replace(`next-${colour}`, `next-${next?.dataset.colour}`);
      cell.dataset.stone = colour;
      cell.append(pick.querySelector(".stone"));
      pick.remove();
      next?.setAttribute("aria-pressed", "true");
      screen.dataset.placed = `${screen.dataset.placed} ${cell.dataset.cell}`.trim();
      keep(screen.dataset.placed);
    };
    // The program asks what was placed when it is about to draw, and places from then on itself.
    const isAsked = () => document.querySelector("[data-early]").dataset.asked !== undefined;
    const before = left();
    if (before !== null) {
      begin();
      for (const name of before.split(" ")) {
        const cell = document.querySelector(`[data-cell="${CSS.escape(name)}"]`);
        if (cell) place(cell);
      }
    }

    const types = ["click", "input", "change", "submit"];
    const again = [];
    const note = (event) => {
      const { target, type } = event;
      const button = target.closest("button");
      const cell = target.closest("[data-cell]");
      const { value } = target;
      if (type === "submit") {
        event.preventDefault();
      } else if (type !== "click") {
        again.push(() => {
          target.value = value;
          target.dispatchEvent(new Event(type, { bubbles: true }));
        });
      } else if (button?.type === "submit" && again.length === 0) {
        event.preventDefault();
        begin();
      } else if (button) {
        again.push(() => button.click());
      } else if (cell && again.length === 0 && !isAsked()) {
        place(cell);
      } else if (cell) {
        again.push(() => cell.dispatchEvent(new MouseEvent("click", { bubbles: true })));
      }
    };
    for (const type of types) addEventListener(type, note);
    addEventListener(
      "hexstones-drawn",
      () => {
        for (const type of types) removeEventListener(type, note);
        keep("over");
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
