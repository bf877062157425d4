import { parse } from "node-html-parser";
import { CookieJar } from "tough-cookie";

const requestTimeoutMs = 5 * 60_000;

/** A browser without scripts: cookies, redirects, forms. */
export class PlainBrowser {
  #cookies = new CookieJar();
  #baseUrl;
  #page = readPage("");
  /** Of the current page. */
  url = "";
  html = "";
  status = 0;

  /** @param {string} baseUrl */
  constructor(baseUrl) {
    this.#baseUrl = baseUrl;
  }

  /** Follows redirects. */
  async open(path) {
    await this.#load(new URL(path, this.url || this.#baseUrl), { method: "GET" });
  }

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
    const form = findFormIn(this.#page, Object.keys(values));
    if (!form) throw new Error(`${this.url} has no form with ${Object.keys(values).join(", ")}.${this.problems()}`);
    const fields = { ...form.fields, ...values, ...submitter };
    const body = form.multipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    await this.#load(new URL(form.action || this.url, this.url), { method: "POST", body });
  }

  /**
   * Addresses of the page's links that match.
   * @param {RegExp} pattern
   */
  links(pattern) {
    const addresses = this.#page.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
    return addresses.filter((address) => pattern.test(address));
  }

  /** Whether the page reloads itself. */
  refreshes() {
    return this.#page.querySelector('meta[http-equiv="refresh" i]') !== null;
  }

  /**
   * Paragraphs, headings and other blocks of the page whose text matches.
   * @param {RegExp} pattern
   */
  lines(pattern) {
    return linesOf(this.#page.querySelector("main") ?? this.#page).filter((line) => pattern.test(line));
  }

  /** The page's error messages. */
  problems() {
    const alerts = this.#page.querySelectorAll('[role="alert"]').flatMap(linesOf).map(asSentence);
    return alerts.length > 0 ? ` It says: ${alerts.join(" ")}` : ` It answered ${this.status}.`;
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
    this.#page = readPage(this.html);
  }

  async #fetch(url, init) {
    const headers = { Cookie: await this.#cookies.getCookieString(url.href) };
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const response = await fetch(url, { ...init, headers, redirect: "manual", signal });
    for (const line of response.headers.getSetCookie()) {
      await this.#cookies.setCookie(line, response.url, { ignoreError: true });
    }
    return response;
  }
}

/** The text of an element, block by block. */
function linesOf(element) {
  const lines = element.structuredText.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return lines.filter(Boolean);
}

function asSentence(line) {
  return /[.!?:…]$/.test(line) ? line : `${line}.`;
}

/** Without scripts the content of noscript is part of the page. */
function readPage(html) {
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/**
 * The first form that has every named field.
 * @param {string} html
 * @param {string[]} names
 */
export function findForm(html, names) {
  return findFormIn(readPage(html), names);
}

function findFormIn(page, names) {
  for (const form of page.querySelectorAll("form")) {
    const { fields, offered } = readFields(form);
    if (!names.every((name) => offered.has(name))) continue;
    return {
      action: form.getAttribute("action"),
      multipart: form.getAttribute("enctype") === "multipart/form-data",
      fields,
    };
  }
  return undefined;
}

/** The form's inputs, and what it would send unchanged. */
function readFields(form) {
  /** @type {Record<string, string>} */
  const fields = {};
  const offered = new Set();
  for (const field of form.querySelectorAll("input[name], textarea[name], select[name]")) {
    if (field.hasAttribute("disabled")) continue;
    const name = field.getAttribute("name");
    offered.add(name);
    const value = sentValue(field);
    if (value !== undefined) fields[name] = value;
  }
  return { fields, offered };
}

/** Undefined for what is not sent: unchecked boxes, buttons, files not chosen. */
function sentValue(field) {
  // A browser drops the newline that begins it.
  if (field.rawTagName.toLowerCase() === "textarea") return field.text.replace(/^\r?\n/, "");
  if (field.rawTagName.toLowerCase() === "select") {
    const chosen = field.querySelector("option[selected]") ?? field.querySelector("option");
    return chosen?.getAttribute("value") ?? chosen?.text.trim();
  }
  const value = field.getAttribute("value");
  const type = field.getAttribute("type")?.toLowerCase();
  if (type === "radio" || type === "checkbox") return field.hasAttribute("checked") ? (value ?? "on") : undefined;
  return type === "file" || type === "submit" ? undefined : (value ?? "");
}
