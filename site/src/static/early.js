// Decides what is loaded, and when: the start screen for who is new here, the first program, which
// draws the board of an address or of who begins, and behind them the page's program. Notes what is
// done until that one carries it out. See docs/architecture.md.
"use strict";

start: {
  const { dataset, lang: language } = document.documentElement;
  const template = (name, lang) =>
    document.querySelector(`template[data-name=${name}][lang=${lang}]`).content;
  const early = () => document.querySelector("[data-early]");

  const link = (attributes) =>
    document.head.append(Object.assign(document.createElement("link"), attributes));
  // The first program needs style.css alone. Where it does not come at once, the others do.
  const styles = () => document.querySelectorAll("link[rel=stylesheet]");
  const loadStyles = () => {
    if (styles().length > 1) return;
    for (const href of ["start.css", "play.css"]) link({ rel: "stylesheet", href });
  };
  // What is loaded is chosen for this address; a program that finds another one loads the page anew.
  dataset.address = location.hash;
  const asks = /^#({boards})=/.test(location.hash);
  if (self !== top || !asks) loadStyles();

  // Another site's page that shows this one within it may have presses fall on what is not seen. So
  // it shows the embed, which has no storage; without a board nothing is there to be pressed.
  if (self !== top) {
    if (/^#(g|study|puzzle)=/.test(location.hash)) {
      location.replace(`embed.html${location.search}${location.hash}`);
      break start;
    }
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

  // The first program keeps its address and the moves made there in the tab, till the page has them.
  const KEPT = "hexstones.early";
  const isKept = () =>
    tried(() => sessionStorage.getItem(KEPT))?.startsWith(`${dataset.address}\n`) === true;
  const isBegun = !location.hash && isKept();
  const left = (key) => tried(() => localStorage.getItem(`hexstones.${key}`));
  const isNew = !location.hash && !left("settings") && !left("form");

  const request = (href) =>
    link({ rel: "preload", href, as: "fetch", crossOrigin: "anonymous" });

  const styled = (then) => {
    const missing = [...styles()].filter(({ sheet }) => !sheet);
    let left = missing.length;
    const one = () => --left === 0 && then();
    for (const style of missing) for (const type of ["load", "error"]) style.addEventListener(type, one);
    if (left === 0) then();
  };
  const load = (name) => {
    const { content } = document.querySelector(`template[data-name=${name}]`);
    const program = document.importNode(content, true);
    const scripts = [...program.querySelectorAll("script")];
    for (const script of scripts) script.async = false;
    document.head.append(program);
    return scripts;
  };
  const painted = (then) => requestAnimationFrame(() => setTimeout(then, 0));

  // Both programs call themselves main: the first one is called as long as it is alone.
  let first = null;
  let wantsBoard = isBegun || asks;
  let begun = "";
  const draw = () => first?.([location.hash, dataset.offered, begun]);
  const loadPage = () => {
    loadStyles();
    request(`text/${language}.txt`);
    load("program");
  };
  // The first program's texts, which it needs only if the offered game is begun.
  const keepTexts = async () => {
    const name = `first/${language}`;
    const texts = document.createElement("template");
    const response = await fetch(`text/${name}.txt`);
    texts.dataset.texts = name;
    texts.textContent = await response.text();
    if (response.ok) document.head.append(texts);
  };
  const loadFirst = () => {
    // For an address the head has requested them.
    if (!asks) keepTexts().catch(() => {});
    const [script] = load("first");
    script.addEventListener("load", () => {
      first = main;
      if (wantsBoard) draw();
      painted(loadPage);
    });
    script.addEventListener("error", loadPage);
  };

  // What is done before the page's program, in its order, to be done again.
  const again = [];
  const doLater = (act) => {
    again.push(act);
    dataset.waits = "";
  };

  // The page's program asks what was placed when it is about to draw, and begins games itself then.
  const canBegin = () =>
    isNew && again.length === 0 && !early().hasAttribute("data-asked") && !wantsBoard;

  // What the first program has done itself.
  const isTaken = () => {
    const taken = "taken" in dataset;
    delete dataset.taken;
    return taken;
  };

  // The first stone begins the game that newcomers are offered.
  const begin = (cell) => {
    begun = cell.dataset.cell;
    wantsBoard = true;
    draw();
  };

  const onPress = (event) => {
    const { target, detail, pointerType } = event;
    if (isTaken()) return;
    const button = target.closest("button");
    const cell = target.closest("[data-cell]");
    if (cell && canBegin()) {
      begin(cell);
    } else if (button && detail > 1 && /^\d+$/.test(early()?.dataset.placed)) {
      // The second half of a double press is meant for what was there at the first.
    } else if (button) {
      doLater(() => button.isConnected && button.click());
    } else if (cell) {
      const same = { bubbles: true, pointerType };
      doLater(() => cell.dispatchEvent(new PointerEvent("click", same)));
    }
  };

  const onKey = (event) => {
    if (isTaken()) return;
    const cell = event.target.closest("[data-cell]");
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (!cell || !/^(Enter| |Arrow.*|Page.*|Home|End)$/.test(key)) return;
    event.preventDefault();
    if (/^(Enter| )$/.test(key) && canBegin()) {
      begin(cell);
      return;
    }
    const same = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
    again.push(() => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", same)));
  };

  // Each press on the picture that the one before it has made.
  const doAgain = () => {
    const act = again.shift();
    if (act) {
      act();
      requestAnimationFrame(doAgain);
    }
  };

  // The start screen as the build has drawn it; without it, it waits for the page's program.
  const showStart = (then) => {
    const request = new XMLHttpRequest();
    request.open("GET", `text/${dataset.start}.txt`);
    request.responseType = "document";
    request.overrideMimeType("text/html;charset=utf-8");
    request.addEventListener("loadend", () =>
      styled(() => {
        if (request.status === 200) document.body.append(...request.response.body.children);
        then();
      }),
    );
    request.send();
  };

  const listeners = {
    click: onPress,
    keydown: onKey,
  };
  if (isNew || wantsBoard) {
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener);
  }
  addEventListener(
    "hexstones-drawn",
    () => {
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener);
      for (const unused of document.querySelectorAll("template")) unused.remove();
      if (isKept()) sessionStorage.removeItem(KEPT);
      delete dataset.waits;
      doAgain();
    },
    { once: true },
  );

  // A page's program that does not come has a notice; what the first one does, that one does too.
  addEventListener(
    "error",
    ({ target }) => {
      if (target.localName !== "script" || document.querySelector("[data-failed]")) return;
      if (target.src.endsWith("/first.js")) return;
      document.body.prepend(template("failed", language));
      const failed = document.querySelector("[data-failed]");
      failed.querySelector("button").addEventListener("click", () => location.reload());
    },
    true,
  );

  // What stands there already is painted first, and has the line to itself till then.
  if (wantsBoard) {
    loadFirst();
  } else if (isNew) {
    showStart(() => painted(loadFirst));
  } else {
    loadPage();
  }
}
