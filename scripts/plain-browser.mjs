import { setTimeout as pause } from "node:timers/promises";

const requestTimeoutMs = 5 * 60_000;

/** A browser without scripts: cookies, redirects, forms. Reads the HTML of our own pages, not any HTML. */
export class PlainBrowser {
  #cookies = new Map();
  #baseUrl;
  /** Address and HTML of the page it is on. */
  url = "";
  html = "";
  status = 0;

  constructor(baseUrl) {
    this.#baseUrl = baseUrl;
  }

  /** Opens a page and follows redirects. */
  async open(path) {
    await this.#load(new URL(path, this.url || this.#baseUrl), { method: "GET" });
  }

  /** Downloads a file that the page links to. */
  async download(path) {
    const response = await this.#fetch(new URL(path, this.#baseUrl), { method: "GET" });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /**
   * Fills in and sends the page's form that has all the named fields.
   * @param values field name -> text or File; other fields keep what the page gave them
   */
  async submit(values, submitter = {}) {
    const form = findForm(this.html, Object.keys(values));
    if (!form) throw new Error(`${this.url} has no form with ${Object.keys(values).join(", ")}.${this.problems()}`);
    const fields = { ...form.fields, ...values, ...submitter };
    const body = form.multipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    await this.#load(new URL(form.action || this.url, this.url), { method: "POST", body });
  }

  /** Opens the same page again after a while, as its meta refresh would. */
  async waitAndReload(ms) {
    await pause(ms);
    await this.open(this.url);
  }

  /** Addresses of the page's links that match. */
  links(pattern) {
    return [...this.html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)]
      .map(([, href]) => decode(href))
      .filter((href) => pattern.test(href));
  }

  /** What the page complains about, in its own words. */
  problems() {
    const problems = [...this.html.matchAll(/role="alert"[^>]*>([^<]+)/g)].map(([, words]) => decode(words));
    return problems.length > 0 ? ` It says: ${problems.join(" ")}` : ` It answered ${this.status}.`;
  }

  async #load(url, init) {
    let response = await this.#fetch(url, init);
    for (let hop = 0; hop < 20 && response.status >= 300 && response.status < 400; hop++) {
      await response.arrayBuffer();
      url = new URL(response.headers.get("Location"), url);
      response = await this.#fetch(url, { method: "GET" });
    }
    this.url = url.href;
    this.status = response.status;
    this.html = await response.text();
  }

  async #fetch(url, init) {
    const headers = { Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const response = await fetch(url, { ...init, headers, redirect: "manual", signal });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  #keep(cookie) {
    const [pair, ...attributes] = cookie.split(";");
    const [name, ...value] = pair.split("=");
    const gone = attributes.some(
      (attribute) => /^\s*max-age=0\s*$/i.test(attribute) || /^\s*expires=Thu, 01 Jan 1970/i.test(attribute),
    );
    if (gone) this.#cookies.delete(name.trim());
    else this.#cookies.set(name.trim(), value.join("="));
  }
}

/** The first form that has every named field. */
export function findForm(html, names) {
  for (const [, attributes, inside] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
    const { fields, offered } = readFields(inside);
    if (!names.every((name) => offered.has(name))) continue;
    return {
      action: attribute(attributes, "action"),
      multipart: attribute(attributes, "enctype") === "multipart/form-data",
      fields,
    };
  }
  return undefined;
}

function readFields(html) {
  const fields = {};
  const offered = new Set();
  for (const [, attributes] of html.matchAll(/<input\b([^>]*)>/g)) {
    const name = attribute(attributes, "name");
    if (!name) continue;
    offered.add(name);
    const type = attribute(attributes, "type");
    const counts =
      type === "radio" || type === "checkbox" ? /\schecked\b/.test(attributes) : type !== "file" && type !== "submit";
    if (counts) fields[name] = attribute(attributes, "value") ?? "";
  }
  for (const [, attributes, text] of html.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)) {
    const name = attribute(attributes, "name");
    if (!name) continue;
    offered.add(name);
    fields[name] = decode(text);
  }
  return { fields, offered };
}

function attribute(attributes, name) {
  const found = new RegExp(`\\b${name}="([^"]*)"`, "i").exec(attributes);
  return found ? decode(found[1]) : undefined;
}

function decode(text) {
  const named = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, entity) => {
    if (!entity.startsWith("#")) return named[entity.toLowerCase()] ?? whole;
    const hex = entity[1].toLowerCase() === "x";
    return String.fromCodePoint(Number.parseInt(entity.slice(hex ? 2 : 1), hex ? 16 : 10));
  });
}
