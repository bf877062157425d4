import { UNSAFE_decodeViaTurboStream as decodeData } from "react-router";

/** Irrelevant to the page: the connection's own, or lengths of bodies with random names. */
const silentHeaders = new Set([
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "set-cookie",
]);
const longestSentPart = 200;

/** Records answers in order. */
export class Journal {
  entries = [];
  #wording;
  #chapter = "";

  constructor(wording) {
    this.#wording = wording;
  }

  begin(chapter) {
    this.#chapter = chapter;
  }

  async write({ who, method, url, sent, status, headers, body }) {
    const entry = { chapter: this.#chapter, who, method, url: this.#wording.plain(url.href) };
    if (sent) entry.sent = this.#wording.plain(shorten(sent));
    const type = headers.get("Content-Type") ?? "";
    Object.assign(entry, { status, headers: this.#describeHeaders(headers) });
    entry.body = body.length > 0 ? await this.#describeBody(type, body, new URL(url).pathname) : [];
    this.entries.push(entry);
  }

  /** The last records, shortened, to debug a walk that ended early. */
  lastWords() {
    const { chapter, who, method, url, sent, status, body } = this.entries.at(-1);
    const alerts = body.join("").match(/role="alert"[^>]*>.{0,200}/g) ?? [];
    return `${chapter} | ${who}: ${method} ${url} ${status}, sent ${sent}. ${alerts.join(" ")}`;
  }

  #describeHeaders(headers) {
    const told = {};
    for (const [name, value] of [...headers].sort()) {
      if (silentHeaders.has(name)) continue;
      told[name] = name === "etag" ? "‹etag›" : this.#wording.plain(value);
    }
    const cookies = headers.getSetCookie().map((cookie) => this.#wording.plain(withoutValue(cookie)));
    if (cookies.length > 0) told["set-cookie"] = cookies.sort();
    return told;
  }

  async #describeBody(type, body, pathname) {
    if (pathname.startsWith("/assets/") || !/^text\/|json|xml|svg/.test(type)) return [`‹${type || "nothing known"}›`];
    const text = body.toString("utf8");
    if (type.startsWith("text/x-script")) return this.#describeData(text);
    if (type.includes("json")) return this.#lines(JSON.stringify(JSON.parse(text), null, 1));
    if (type.startsWith("text/html")) return this.#lines(pageWithoutScripts(text));
    return this.#lines(/xml|svg/.test(type) ? text.replaceAll("><", ">\n<") : text);
  }

  /**
   * The values that a page's script gets, without their names, which depend on the build. Lists keep their order; the values of
   * an object are sorted.
   */
  async #describeData(text) {
    const { value } = await decodeData(new Response(text).body, globalThis);
    return this.#valuesOf(value);
  }

  #valuesOf(value) {
    if (value === undefined || typeof value === "symbol") return [];
    if (value === new Date().getUTCFullYear()) return ["‹year›"];
    if (typeof value === "number" && !Number.isInteger(value)) return [String(Number(value.toPrecision(6)))];
    if (typeof value !== "object" || value === null) return [this.#wording.plain(JSON.stringify(value))];
    const parts = Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));
    const told = parts.map((key) => this.#valuesOf(value[key]));
    if (!Array.isArray(value)) told.sort((a, b) => (a.join("\n") < b.join("\n") ? -1 : 1));
    return told.flat();
  }

  #lines(text) {
    return this.#wording.plain(text).split("\n");
  }
}

/**
 * A page's HTML, one line per tag, attributes sorted, without what depends on the build or on how the server assembled the
 * text.
 */
function pageWithoutScripts(html) {
  const ids = new Map();
  return html
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "")
    .replaceAll(/(<script\b(?![^>]*\bld\+json)[^>]*>)[\s\S]*?<\/script>/g, "$1…</script>")
    .replaceAll(/<!--[^>]*-->/g, "")
    .replaceAll(
      /(<\w+)((?:\s+[\w:@-]+(?:="[^"]*")?)+)(\s*\/?>)/g,
      (_, tag, attributes, end) => tag + sorted(attributes) + end,
    )
    .replaceAll(/_R_\w+_/g, (id) => ids.get(id) ?? ids.set(id, `‹id ${ids.size + 1}›`).get(id))
    .replaceAll("><", ">\n<");
}

function sorted(attributes) {
  return attributes
    .match(/\s+[\w:@-]+(?:="[^"]*")?/g)
    .map((attribute) => ` ${attribute.trim()}`)
    .sort()
    .join("");
}

function withoutValue(cookie) {
  return cookie.replace(/^([^=]*)=([^;]*)/, (_, name, value) => `${name}=${value ? "‹value›" : ""}`);
}

function shorten(text) {
  const parts = text.split(" & ");
  return parts.map((part) => (part.length > longestSentPart ? `${part.slice(0, longestSentPart)}…` : part)).join(" & ");
}
