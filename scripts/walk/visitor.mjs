import { decode, findForm, valuesOf } from "./forms.mjs";

const requestTimeoutMs = 60_000;

/** A person with a browser without scripts, or a program; every answer is recorded. */
export class Visitor {
  #cookies = new Map();
  #baseUrl;
  #journal;
  /** Of the current page. */
  url;
  html = "";
  status = 0;

  /** @param name in the journal */
  constructor(name, baseUrl, journal) {
    this.name = name;
    this.#baseUrl = baseUrl;
    this.#journal = journal;
    this.url = baseUrl;
  }

  /** One request and its answer, not followed. @param how `method`, `headers`, and one of `form`, `json`, `body` */
  async ask(path, how = {}) {
    const url = this.#addressOf(path);
    const answer = await this.#fetch(url, how);
    await this.#journal.write({ who: this.name, method: how.method ?? "GET", url, sent: describeSent(how), ...answer });
    return answer;
  }

  /** Follows redirects. */
  async open(path) {
    await this.#follow(path, {});
  }

  /** A page, its data request, and its HEAD. The visitor stays where it was. */
  async look(path) {
    await this.ask(path);
    await this.ask(dataAddress(path));
    await this.ask(path, { method: "HEAD" });
  }

  /**
   * Fills in and sends the page's form that has all the named fields.
   * @param values field name -> text, File, or a list of either; other fields stay as the page gave them
   * @param button `[name, value]` of the one to press
   */
  async submit(values, button) {
    const form = findForm(this.html, Object.keys(values), button);
    if (!form) throw new Error(`${this.name} finds no form with ${Object.keys(values)} ${button ?? ""} at ${this.url}`);
    const entries = form.sent.filter(([name]) => !(name in values));
    for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) entries.push([name, one]);
    if (button) entries.push(button);
    const body = form.multipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of entries) body.append(name, value);
    await this.#follow(form.action || this.url, { method: "POST", form: body });
  }

  /** Sends fields to an address as a form would, and follows. */
  async post(path, fields) {
    await this.#follow(path, { method: "POST", form: new URLSearchParams(fields) });
  }

  /** Not recorded, for what may still change. @returns the page's text */
  async peek(path) {
    return (await this.#fetch(this.#addressOf(path), {})).body.toString("utf8");
  }

  /** Addresses of the page's links that match. */
  links(pattern) {
    const hrefs = [...this.html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => decode(href));
    return hrefs.filter((href) => pattern.test(href));
  }

  /** Values of the page's inputs and buttons of a name. @throws when there are none */
  valuesOf(name) {
    const values = valuesOf(this.html, name);
    if (values.length === 0) throw new Error(`${this.name} finds no ${name} at ${this.url}`);
    return values;
  }

  forgetCookies() {
    this.#cookies.clear();
  }

  /** Within the walked site, also for a path like "//elsewhere": no other site is ever called. */
  #addressOf(path) {
    const url = path.startsWith("/") ? new URL(this.#baseUrl + path) : new URL(path, this.url);
    if (url.origin !== this.#baseUrl) throw new Error(`${this.name} was led away from the site, to ${url.href}`);
    return url;
  }

  async #follow(path, how) {
    let answer = await this.ask(path, how);
    let url = this.#addressOf(path);
    for (let hop = 0; hop < 20 && answer.status >= 300 && answer.status < 400; hop++) {
      url = new URL(answer.headers.get("Location"), url);
      answer = await this.ask(url.href);
    }
    this.url = url.href;
    this.status = answer.status;
    this.html = answer.body.toString("utf8");
  }

  async #fetch(url, { method = "GET", headers = {}, form, json, body = form }) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    // Compression depends on a length, which depends on random names.
    const usual = { "Accept-Encoding": "identity", ...(cookie ? { Cookie: cookie } : {}) };
    const response = await fetch(url, {
      method,
      headers: { ...usual, ...(json === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
      body: json === undefined ? body : JSON.stringify(json),
      redirect: "manual",
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  }

  #keep(line) {
    const [pair, ...attributes] = line.split(";");
    const [name, ...value] = pair.split("=");
    const isGone = attributes.some((text) => /^\s*(max-age=0\s*$|expires=Thu, 01 Jan 1970)/i.test(text));
    if (isGone) this.#cookies.delete(name.trim());
    else this.#cookies.set(name.trim(), value.join("="));
  }
}

/** The router's data request for a page. */
function dataAddress(path) {
  const [, pathname, query = ""] = /^([^?]*)(\?.*)?$/.exec(path);
  return `${pathname.endsWith("/") ? `${pathname}_` : pathname}.data${query}`;
}

function describeSent({ form, json, body }) {
  if (json !== undefined) return JSON.stringify(json);
  if (!form) return body === undefined ? undefined : String(body);
  const describe = (value) => (typeof value === "string" ? value : `file "${value.name}"`);
  return [...form].map(([name, value]) => `${name}=${describe(value)}`).join(" & ");
}
