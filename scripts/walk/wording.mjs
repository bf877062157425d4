const dayMs = 24 * 60 * 60_000;

/** Random names; each gets a number, so that repetitions are still recognized. */
const randomNames = [
  ["secret", /\bpi_test_[0-9a-f]{24}_secret_[0-9a-f]{36}\b/g],
  ["payment", /\b(?:pi|re)_test_[0-9a-f]{24}\b/g],
  ["picture", /\b[a-z2-7]{26}(?=[\w.-]*\.(?:jpg|avif))/g],
  ["number", /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g],
];

/** What differs between any two walks unpredictably. */
const unforeseen = [
  [/((?:[?&;]|%26)(?:signature|expires|key|state|code|code_challenge|nonce)(?:=|%3D))[\w.~-]+/g, "$1‹random›"],
  [/(\/demo\/identity\/(?:interaction|auth)\/)[\w-]{10,}/g, "$1‹random›"],
  [/\/assets\/[\w.-]+\.(\w+)/g, "/assets/‹file›.$1"],
  [/\b(127\.0\.0\.1:)\d+/g, "$1‹port›"],
  [/'nonce-[^']+'/g, "'nonce-‹random›'"],
  [/(\snonce=")[^"]+"/g, '$1‹random›"'],
  [/\b(?:just now|\d+ (?:minute|hour)s? ago)\b/g, "‹ago›"],
  [/\babout \d+ more (?:second|minute)s?\b/g, "about ‹so long›"],
  [/\b\d+\.\d s(?=<|"|$)/gm, "‹seconds›"],
  [/(©\s*(?:\d{4}-)?)\d{4}\b/g, "$1‹year›"],
];

const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
/** Each with its conversion to epoch milliseconds. */
const times = [
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?/g, (text) => Date.parse(inUtc(text))],
  [/\b\d{4}-\d\d-\d\d\b/g, (text) => Date.parse(text)],
  [new RegExp(`\\b\\w{3}, \\d\\d (?:${months}) \\d{4} \\d\\d:\\d\\d:\\d\\d GMT`, "g"), (text) => Date.parse(text)],
  [
    new RegExp(`\\b(?:${months})[a-z]* \\d{1,2}, \\d{4}(?:, \\d{1,2}:\\d\\d(?:[\\s\u202f][AP]M)?(?: UTC)?)?`, "g"),
    (text) => Date.parse(`${text.replace(/,[^,]*:.*/, "")} UTC`),
  ],
  [/\b\d{13}\b/g, Number],
];

/** Removes from answers what differs from walk to walk. */
export class Wording {
  #names = new Map();
  #counts = {};
  #baseUrl;
  #now = Date.now();

  constructor(baseUrl) {
    this.#baseUrl = baseUrl;
  }

  /** The same text with its random and relative parts replaced. Fixed dates, as of an article, stay. */
  plain(text) {
    let plain = text
      .replaceAll(this.#baseUrl, "http://site")
      .replaceAll(encodeURIComponent(this.#baseUrl), "http://site");
    for (const [kind, pattern] of randomNames) plain = plain.replace(pattern, (name) => this.#nameOf(kind, name));
    for (const [pattern, words] of unforeseen) plain = plain.replace(pattern, words);
    for (const [pattern, read] of times) plain = plain.replace(pattern, (time) => this.#describeTime(time, read(time)));
    return plain;
  }

  #nameOf(kind, name) {
    if (!this.#names.has(name)) {
      this.#counts[kind] = (this.#counts[kind] ?? 0) + 1;
      this.#names.set(name, `‹${kind} ${this.#counts[kind]}›`);
    }
    return this.#names.get(name);
  }

  #describeTime(text, ms) {
    return Math.abs(ms - this.#now) < 2 * dayMs ? "‹now›" : text;
  }
}

function inUtc(text) {
  return /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`;
}
