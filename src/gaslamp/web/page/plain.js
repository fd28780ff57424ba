// A plain table for any game: it draws the board's elements and offers the server's choices.
const page = document.getElementById("page");
const ENGLISH = "en";
let words = {};

function say(message) {
  if (message === null || typeof message !== "object") return String(message);
  const found = words[message.key];
  if (!found) return message.key;
  return found.replace(/\{ \$([\w-]+) \}/g, (_, name) => say((message.args || {})[name] ?? ""));
}

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

async function ask(path, body) {
  const answer = await fetch(path, body && { method: "POST", body: JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.message);
  return found;
}

async function home() {
  const games = await ask("/api/games");
  page.replaceChildren(make("h1", {}, "Gaslamp"));
  for (const game of games) {
    const buttons = game.seats.map((seat, number) =>
      make("button", { onclick: () => begin(game, number) }, say(seat)),
    );
    page.append(make("h2", {}, say(game.title)), make("p", {}, say(game.about)));
    page.append(make("div", { class: "choices" }, ...buttons));
  }
}

async function begin(game, mine) {
  const seats = game.seats.map((_, number) =>
    number === mine ? { type: "human", name: null } : { type: "bot", level: game.levels.at(-1).name },
  );
  const made = await ask("/api/tables", { game: game.name, seats });
  location.hash = `#/table/${made.table}/${made.seats[mine]}`;
}

class Table {
  constructor(id, token) {
    Object.assign(this, { id, token, log: [], clicked: [], sent: 0, frame: null, notes: null });
    this.refusal = "";
  }

  async open() {
    this.board = await ask(`/api/tables/${this.id}/board`);
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket.onopen = () =>
      this.send({ type: "hello", table: this.id, token: this.token, log_from: this.log.length });
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = () => setTimeout(() => this.connect(), 1500);
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  receive(message) {
    if (message.type === "frame") {
      this.frame = message;
      this.clicked = [];
      this.log.splice(message.log_from, Infinity, ...message.log);
      this.refusal = "";
    } else if (message.type === "notes") this.notes = message.notebook;
    else if (message.type === "refused") this.refusal = message.message;
    else return;
    this.draw();
  }

  act(choice) {
    this.sent += 1;
    const name = `${Date.now()}-${this.sent}`;
    this.send({ type: "order", name, command: { type: "act", action: choice.action } });
  }

  click(id) {
    this.clicked.push(id);
    const left = this.fitting();
    if (left.length === 1 && left[0].path.length === this.clicked.length) this.act(left[0]);
    else this.draw();
  }

  fitting() {
    return this.frame.choices.filter((choice) =>
      this.clicked.every((id, place) => choice.path[place] === id),
    );
  }

  draw() {
    const fitting = this.fitting();
    const next = new Set(fitting.map((choice) => choice.path[this.clicked.length]));
    const buttons = fitting.map((choice) =>
      make(
        "button",
        { onclick: () => this.act(choice) },
        `${choice.notation} – ${say(choice.label)}`,
      ),
    );
    if (this.frame.can_undo) buttons.push(make("button", { onclick: () => this.undo() }, "↶"));
    const lines = this.log.map((line) => make("li", {}, say(line.text)));
    const log = make("ol", { class: "log" }, ...lines);
    page.replaceChildren(
      make("p", {}, make("a", { href: "#" }, "Gaslamp")),
      make(
        "div",
        { class: "table" },
        this.picture(next),
        make(
          "section",
          {},
          make("p", { class: "expected" }, say(this.frame.view.expected)),
          make("p", { class: "refused", role: "alert" }, this.refusal),
          make("div", { class: "choices" }, ...buttons),
          log,
          make("pre", {}, this.notes ? JSON.stringify(this.notes, null, 1) : ""),
        ),
      ),
    );
    log.scrollTop = log.scrollHeight;
  }

  undo() {
    this.sent += 1;
    this.send({ type: "order", name: `undo-${Date.now()}-${this.sent}`, command: { type: "undo" } });
  }

  picture(next) {
    const shown = JSON.stringify(this.frame.view);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `0 0 ${this.board.width} ${this.board.height}`);
    const placed = new Map(
      this.board.elements.filter((e) => e.place).map((element) => [element.id, element]),
    );
    for (const link of this.board.links) {
      const [a, b] = link.ends.map((id) => placed.get(id)?.place);
      if (a && b) svg.append(shape("line", { class: "link", x1: a[0], y1: a[1], x2: b[0], y2: b[1] }));
    }
    for (const element of placed.values()) svg.append(this.element(element, next, shown));
    return svg;
  }

  element(element, next, shown) {
    const lit = next.has(element.id);
    const named = shown.includes(`"${element.id}"`);
    const [x, y] = element.place;
    const group = shape("g", {
      class: `element${lit ? " lit" : ""}${named ? " named" : ""}`,
      transform: `translate(${x} ${y})`,
    });
    const size = Math.max(8, Math.min(this.board.width, this.board.height) / 80);
    group.append(shape("circle", { r: size }));
    const label = shape("text", { "font-size": size });
    label.textContent = element.name;
    group.append(label);
    if (lit) {
      group.setAttribute("tabindex", "0");
      group.setAttribute("role", "button");
      group.setAttribute("aria-label", say(element.label));
      group.addEventListener("click", () => this.click(element.id));
      group.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") this.click(element.id);
      });
    }
    return group;
  }
}

function shape(tag, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function read(source) {
  const lines = source.split("\n").map((line) => line.match(/^([a-z][\w-]*) = (.*)$/));
  return Object.fromEntries(lines.filter(Boolean).map(([, key, pattern]) => [key, pattern]));
}

/** Fetch the words of the browser's language, or English where there are none in it. */
async function fetchWords() {
  for (const language of [(navigator.language || ENGLISH).split("-")[0], ENGLISH]) {
    const answer = await fetch(`/api/words/${language}`);
    if (answer.ok) return answer.text();
  }
  return "";
}

async function route() {
  words = read(await fetchWords());
  const [, kind, id, token] = location.hash.split("/");
  if (kind === "table") await new Table(id, token).open();
  else await home();
}

window.addEventListener("hashchange", () => location.reload());
route().catch((error) => page.replaceChildren(make("p", { role: "alert" }, error.message)));
