// Shows the start screen to who is new here, and the first board of who then begins, before the
// program has come that carries things out; keeps what is done till then. See
// docs/architecture.md.
"use strict";

start: {
  // Null as long as not all of it has arrived, which what follows it tells.
  const template = (name, lang) => {
    const found = document.querySelector(`template[data-name=${name}][lang=${lang}]`);
    return found?.nextSibling ? found.content : null;
  };
  const tags = [...document.querySelectorAll("template[data-name=start]")].map(({ lang }) => lang);
  const own = (tag) => tags.find((ours) => tag === ours || tag.startsWith(`${ours}-`));
  const language = navigator.languages.map(own).find((tag) => tag) ?? tags[0];
  const early = () => document.querySelector("[data-early]");

  // Another site's page that shows this one within it may have presses fall on what is not seen.
  // Hosts that read _headers forbid it; on others nothing is there to be pressed, and no program.
  if (self !== top) {
    document.documentElement.lang = language;
    document.body.append(template("framed", language));
    document.querySelector("[data-framed]").href = location.href;
    break start;
  }

  // Without storage all that is lost is what a reload would bring back.
  const tried = (action) => {
    try {
      return action();
    } catch {
      return null;
    }
  };

  // The first turn's stones are kept in the tab till the program has them.
  const KEPT = "hexstones.early";
  const OVER = "over";
  const keep = (placed) => tried(() => sessionStorage.setItem(KEPT, placed));
  const begun = tried(() => sessionStorage.getItem(KEPT)) ?? OVER;

  // Guesses at what the program will find: where they are wrong, it draws what is right.
  const left = (key) => tried(() => localStorage.getItem(`hexstones.${key}`));
  const isNew = !location.hash && !left("settings") && !left("form");

  // Whether the board lies flat, as Layout and Model.Room.usual have it. A board's own box has the
  // names at its rim, for which there is always room here.
  const isFlat = (pointed, flat) => {
    const beside = innerWidth >= 880 || 4 * innerWidth >= 5 * innerHeight;
    const panel = Math.min(380, Math.max(270, Math.floor((innerWidth * 29) / 100)));
    const scale = (screen) => {
      const box = screen.querySelector(".board").getAttribute("viewBox").split(" ");
      const [width, height] = box.slice(2).map((side) => side - 1820);
      return Math.min(
        (innerWidth - (beside ? panel + 36 : 16)) / width,
        (innerHeight - (beside ? 28 : 280)) / height,
      );
    };
    return scale(flat) > 1.04 * scale(pointed);
  };

  // The game begun as it was offered; false where its board has not come yet.
  const begin = () => {
    const flat = template("flat", language);
    const pointed = template("pointed", language);
    if (!pointed) return false;
    early().replaceWith((isFlat(pointed, flat) ? flat : pointed).cloneNode(true));
    early().dataset.placed = "";
    keep("");
    early().querySelector("[data-cell][tabindex='0']").focus({ preventScroll: true });
    return true;
  };

  // From round the origin to the middle of a box, without a transform.
  const moved = (stone, { x, y, width, height }) => {
    const [atX, atY] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const mark = stone.querySelector(".mark");
    stone.querySelector("circle").setAttribute("cx", atX);
    stone.querySelector("circle").setAttribute("cy", atY);
    mark.setAttribute("d", mark.getAttribute("d").replace("M0 0", `M${atX} ${atY}`));
    const size = stone.querySelector(".size");
    size?.setAttribute("x", atX);
    size?.setAttribute("y", atY + Number(size.getAttribute("y")));
    return stone;
  };

  const place = (cell) => {
    const screen = early();
    const [pick, next] = screen.querySelectorAll(".pick");
    if (!pick || cell.dataset.stone) return;
    const { colour } = pick.dataset;
    cell.closest(".board").classList.replace(`next-${colour}`, `next-${next?.dataset.colour}`);
    cell.dataset.stone = colour;
    const hex = cell.querySelector(".hex");
    const { width, height } = hex.getBoundingClientRect();
    const sized = template("sized", tags[0]).querySelector("svg");
    const source = Math.min(width, height) < sized.dataset.smallest ? pick : sized;
    const stone = source.querySelector(`.stone.${colour}`).cloneNode(true);
    cell.append(moved(stone, hex.getBBox()));
    const said = `${cell.dataset.cell}, ${pick.getAttribute("aria-label")}`;
    cell.setAttribute("aria-label", said);
    screen.querySelector("[role=status]").textContent = said;
    const slot = document.createElement("span");
    slot.className = "slot placed";
    slot.append(...pick.childNodes);
    pick.replaceWith(slot);
    if (next) {
      next.setAttribute("aria-pressed", "true");
      screen.querySelector(".mover strong").textContent = next.dataset.next;
    }
    screen.dataset.placed = `${screen.dataset.placed} ${cell.dataset.cell}`.trim();
    keep(screen.dataset.placed);
  };

  // What is done before the program, in its order, to be done again.
  const again = [];
  const { dataset } = document.documentElement;
  const doLater = (act) => {
    again.push(act);
    dataset.waits = "";
  };
  const fields = new Map();

  // The program asks what was placed when it is about to draw, and begins and places from then on
  // itself.
  const canPlace = () => again.length === 0 && early().dataset.asked === undefined;

  const onPress = (event) => {
    const { target } = event;
    const button = target.closest("button");
    const cell = target.closest("[data-cell]");
    if (button?.type === "submit" && canPlace()) {
      event.preventDefault();
      if (begin()) return;
    }
    // The second half of a double press is meant for what was there at the first.
    if (button && event.detail > 1 && early().dataset.placed === "") return;
    if (button) {
      doLater(() => button.isConnected && button.click());
    } else if (cell && canPlace()) {
      place(cell);
    } else if (cell) {
      doLater(() => cell.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    }
  };

  const onKey = (event) => {
    const cell = event.target.closest("[data-cell]");
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const presses = key === "Enter" || key === " ";
    if (!cell || !(presses || /^(Arrow|Page|Home|End)/.test(key))) return;
    event.preventDefault();
    if (presses && canPlace()) {
      place(cell);
    } else {
      const same = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
      again.push(() => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", same)));
    }
  };

  // Of a field only its last state; the program, when it takes over, sets it to what it knows.
  const onField = ({ target, type }) => {
    const { value, checked } = target;
    if (!fields.has(target)) again.push({ field: target });
    const state = fields.get(target) ?? { types: new Set() };
    fields.set(target, Object.assign(state, { value, checked }));
    state.types.add(type);
  };

  const setField = (field) => {
    const { value, checked, types } = fields.get(field);
    Object.assign(field, field.type === "checkbox" ? { checked } : { value });
    for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  // Each press on the picture that the one before it has made.
  const doAgain = () => {
    while (again[0]?.field) setField(again.shift().field);
    const act = again.shift();
    if (act) {
      act();
      requestAnimationFrame(doAgain);
    }
  };

  if (isNew || begun !== OVER) {
    const texts = document.createElement("link");
    texts.rel = "preload";
    texts.as = "fetch";
    texts.crossOrigin = "anonymous";
    texts.href = `text/${language}.txt`;
    document.head.append(texts);
    document.documentElement.lang = language;
    const shown = template("start", language);
    // The pictures of boards are the same in all languages, and whole in the first.
    const pictures = template("start", tags[0]).querySelectorAll(".thumbnail");
    shown.querySelectorAll(".thumbnail").forEach((picture, i) => {
      if (picture.hasAttribute("data-later")) picture.replaceWith(pictures[i]);
    });
    document.body.append(shown);

    const listeners = {
      click: onPress,
      keydown: onKey,
      input: onField,
      change: onField,
      submit: (event) => event.preventDefault(),
    };
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener);
    addEventListener(
      "hexstones-drawn",
      () => {
        for (const [type, listener] of Object.entries(listeners)) {
          removeEventListener(type, listener);
        }
        keep(OVER);
        delete dataset.waits;
        doAgain();
      },
      { once: true },
    );
    // The boards stand below this in the page.
    if (begun !== OVER) {
      addEventListener("DOMContentLoaded", () => {
        if (!early() || !begin()) return;
        for (const name of begun.split(" ")) {
          const cell = document.querySelector(`[data-cell="${CSS.escape(name)}"]`);
          if (cell) place(cell);
        }
      });
    }
  }

  addEventListener(
    "hexstones-drawn",
    () => {
      for (const unused of document.querySelectorAll("template")) unused.remove();
    },
    { once: true },
  );

  // What stands there already is painted first, and has the line to itself till then.
  const load = () => {
    const { content } = document.querySelector("template[data-name=program]");
    const program = document.importNode(content, true);
    for (const script of program.querySelectorAll("script")) script.async = false;
    document.head.append(program);
  };
  const painted = (then) => requestAnimationFrame(() => setTimeout(then, 0));
  addEventListener("DOMContentLoaded", () => (early() ? painted(load) : load()));

  // A program that does not come is told of.
  addEventListener(
    "error",
    ({ target }) => {
      if (target.localName !== "script" || document.querySelector("[data-failed]")) return;
      document.body.prepend(template("failed", language));
      const failed = document.querySelector("[data-failed]");
      failed.querySelector("button").addEventListener("click", () => location.reload());
    },
    true,
  );
}
