"use strict";
// Steps through the games of the page: buttons, slider, arrow keys.
for (const root of document.querySelectorAll(".replay")) {
  const frames = JSON.parse(root.querySelector("script").textContent);
  const side = root.dataset.side;
  const turns = Number(root.dataset.turns);
  const pictures = root.querySelector("template").content.children;
  const slider = root.querySelector("input");
  const caption = root.querySelector(".caption");
  const table = root.querySelectorAll(".table .picture");
  const seats = root.querySelectorAll(".seat:not(.dirk)");
  const dirk = root.querySelector(".dirk");
  const play = root.querySelector("[data-go=play]");
  const last = frames.length - 1;
  let at = last;
  let clock = null;

  const put = (place, number) => {
    if (place.shown === number) return;
    place.shown = number;
    place.replaceChildren(...(number === null ? [] : [pictures[number].cloneNode(true)]));
  };
  const count = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;
  const line = (text, className, parent) => {
    const element = document.createElement(className === "title" ? "h4" : "p");
    element.className = className;
    element.textContent = text;
    parent.append(element);
    return element;
  };

  const title = (frame) => {
    if (at === 0) return `Before the first of ${count(turns, "turn")}`;
    const before = frames[at - 1].turn;
    if (before === frame.turn) return `After turn ${frame.turn} of ${turns}`;
    const several = before + 1 === frame.turn ? "Turn" : `Turns ${before + 1} to`;
    return `${several} ${frame.turn} of ${turns}`;
  };
  const say = (frame) => {
    caption.replaceChildren();
    line(title(frame), "title", caption);
    let before = null;
    for (const [who, what] of frame.said) {
      const element = line("", who ? "move" : "happening", caption);
      if (who && who !== before) {
        const name = document.createElement("b");
        name.textContent = who;
        element.append(name, " ");
      }
      const code = document.createElement(who ? "code" : "span");
      code.textContent = what;
      element.append(code);
      before = who;
    }
  };
  const show = (number) => {
    at = Math.max(0, Math.min(last, number));
    const frame = frames[at];
    slider.value = at;
    say(frame);
    slider.setAttribute("aria-valuetext", title(frame));
    table.forEach((place, n) => put(place, frame.table[n]));
    seats.forEach((seat, n) => {
      const now = frame.seats[n];
      seat.classList.toggle("acting", frame.actor === n);
      seat.querySelector(".points").textContent = count(now.points, "point");
      const figures = [count(now.cards, "card") + " in hand", `longest ${side} ${now.wall}`];
      if (now.chests !== null) figures.push(count(now.chests, "chest"));
      seat.querySelector(".figures").textContent = figures.join(", ");
      for (const part of ["hand", "city", "reserve"]) put(seat.querySelector("." + part), now[part]);
    });
    if (dirk) {
      dirk.querySelector(".points").textContent = count(frame.dirk.points, "point");
      put(dirk.querySelector(".reserve"), frame.dirk.tiles);
    }
  };
  const stop = () => {
    clearInterval(clock);
    clock = null;
    play.textContent = "Play";
  };
  const run = () => {
    if (clock !== null) return stop();
    if (at === last) show(0);
    play.textContent = "Pause";
    clock = setInterval(() => (at === last ? stop() : show(at + 1)), 700);
  };
  const ways = {
    first: () => show(0),
    previous: () => show(at - 1),
    next: () => show(at + 1),
    last: () => show(last),
  };
  const go = (way) => {
    if (way === "play") return run();
    stop();
    ways[way]();
  };

  for (const button of root.querySelectorAll("button")) {
    button.addEventListener("click", () => go(button.dataset.go));
  }
  slider.addEventListener("input", () => {
    stop();
    show(Number(slider.value));
  });
  root.addEventListener("keydown", (event) => {
    const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
    if (event.target === slider || !(event.key in keys) || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    go(keys[event.key]);
  });
  show(last);
}
