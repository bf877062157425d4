import { describe, expect, test } from "vitest";
import { withinTime } from "../within-time.server.ts";
import { readFrontMatter, readLoosely } from "./front-matter.ts";

function fieldsOf(frontMatter: string) {
  const read = readFrontMatter(frontMatter);
  return read.ok ? read.fields : read.message;
}
const yaml = (text: string) => fieldsOf(`---\n${text}\n---\nText\n`);
const toml = (text: string) => fieldsOf(`+++\n${text}\n+++\nText\n`);

test("the text begins after the front matter", () => {
  expect(readFrontMatter("\ufeff---\r\ntitle: A\r\n---\r\n\r\nText --- more\r\n---\r\n")).toEqual({
    ok: true,
    fields: { title: "A" },
    body: "Text --- more\n---\n",
  });
  expect(readFrontMatter("---\n---\nText")).toMatchObject({ ok: true, fields: {}, body: "Text" });
  expect(readFrontMatter("# Text")).toMatchObject({ ok: false, reason: "none" });
  expect(readFrontMatter("---\ntitle: never closed\n")).toMatchObject({ ok: false, reason: "none" });
  expect(readFrontMatter("\n \n\ufeff---\ntitle: A\n---\nText")).toMatchObject({ ok: false });
  expect(readFrontMatter("\ufeff\n \n---\ntitle: A\n...\nText")).toMatchObject({
    fields: { title: "A" },
    body: "Text",
  });
  expect(readFrontMatter('{\n  "title": "A"\n}\nText')).toMatchObject({ fields: { title: "A" }, body: "Text" });
  expect(readFrontMatter("title: A\ntags:\n- wood\n---\nText")).toMatchObject({
    fields: { tags: ["wood"] },
    body: "Text",
  });
  expect(readFrontMatter("Note: A\n\n---\nText")).toMatchObject({ ok: false, reason: "none" });
});

describe("YAML", () => {
  test.each([
    ["title: Plain words # a comment", { title: "Plain words" }],
    ["title: 'It''s \"fine\": really'", { title: 'It\'s "fine": really' }],
    ['title: "A \\"quote\\" and \\u00e9"', { title: 'A "quote" and é' }],
    ["title: C# and F#", { title: "C# and F#" }],
    ["url: https://example.com/a#b", { url: "https://example.com/a#b" }],
    ["date: 2024-02-03 10:20:30 +0100", { date: "2024-02-03 10:20:30 +0100" }],
    [
      "draft: true\nweight: 10\nversion: 1.50\nzip: 01234\nempty:\nnone: ~",
      { draft: true, weight: 10, version: "1.50", zip: "01234", empty: null, none: null },
    ],
    ["tags: [stone, 'dry stone', \"c, d\"]", { tags: ["stone", "dry stone", "c, d"] }],
    ["tags: [\n  stone,\n  wood,\n]", { tags: ["stone", "wood"] }],
    ["tags:\n- stone\n- dry wall\ntitle: A", { tags: ["stone", "dry wall"], title: "A" }],
    ["tags:\n  - stone\n\n  # why not\n  - wood", { tags: ["stone", "wood"] }],
    ["image:\n  path: /a.jpg\n  alt: A yard\ntitle: A", { image: { path: "/a.jpg", alt: "A yard" }, title: "A" }],
    [
      "resources:\n  - src: a.jpg\n    title: One\n  - src: b.jpg",
      { resources: [{ src: "a.jpg", title: "One" }, { src: "b.jpg" }] },
    ],
    ["cover: { image: a.jpg, alt: 'A: b' }", { cover: { image: "a.jpg", alt: "A: b" } }],
    ["excerpt: >-\n  One line\n  and more.\n\n  Two.\ntitle: A", { excerpt: "One line and more.\nTwo.", title: "A" }],
    ["text: |\n  a\n    b\n\n  c\n", { text: "a\n  b\n\nc\n" }],
    ["excerpt: words that\n  go on here", { excerpt: "words that go on here" }],
    ['excerpt: "words that\n  go on here"', { excerpt: "words that go on here" }],
    ["", {}],
    ["# only a comment", {}],
    [
      "a: no\nb: Yes\nc: on\nd: 0x1f\ne: 1e3\nf: 12:30\ng: .inf",
      { a: "no", b: "Yes", c: "on", d: "0x1f", e: "1e3", f: "12:30", g: ".inf" },
    ],
    ["date: 2024-02-03\nat: 2024-02-03T10:20:30Z", { date: "2024-02-03", at: "2024-02-03T10:20:30Z" }],
    ["1: a\ntrue: b", { "1": "a", true: "b" }],
    ["title:\tA", { title: "A" }],
    [
      "base: &base\n  alt: A yard\ncover:\n  <<: *base\n  path: a.jpg",
      { base: { alt: "A yard" }, cover: { alt: "A yard", path: "a.jpg" } },
    ],
  ])("%j", (text, fields) => {
    expect(yaml(text)).toEqual(fields);
  });

  test.each([
    ["title: A: b", "line 1 of the front matter: a text with a colon needs quotes"],
    ["title: A\ntitle: B", "line 2 of the front matter: title is there twice"],
    ["cover:\n  a: 1\n  a: 2", "line 3 of the front matter: a is there twice"],
    ["title: *a", "line 1 of the front matter: unresolved alias (the anchor must be set before the alias): a"],
    ["title: A\nowner: !ruby/object:Person {}", "line 2 of the front matter: unresolved tag: !ruby/object:Person"],
    ["title: A\n\tx: 1", "line 2 of the front matter: tabs cannot indent"],
    ["title: A\n  x: 1", "line 1 of the front matter: the next line is indented otherwise than expected"],
    ["title: A\nb: 1\n--- c: 2", "line 3 of the front matter: a second document begins"],
    ["title: @home", "line 1 of the front matter: plain value cannot start with reserved character @"],
    ["title: A\nwords", "line 2 of the front matter: implicit map keys need to be followed by map values"],
    ["just words", "line 1 of the front matter: fields are expected"],
    ["- a\n- b", "line 1 of the front matter: fields are expected"],
    ["tags: [a, b", "line 2 of the front matter: a quote or bracket is not closed, or its lines are not indented"],
    ["tags: [a] b", "line 1 of the front matter: unexpected scalar at node end"],
    ["title: 'A", "line 2 of the front matter: missing closing 'quote"],
    ['title: "A\\q"', "line 1 of the front matter: invalid escape sequence \\q"],
    [`a: ${"[".repeat(5000)}`, "line 1 of the front matter: nested too deeply"],
    [`a: ${"['[', ".repeat(5000)}${"]".repeat(5000)}`, "line 1 of the front matter: nested too deeply"],
    [`a:\n  ${"- ".repeat(5000)}b`, "line 2 of the front matter: nested too deeply"],
    [`a:\n  ${"? ".repeat(5000)}b`, "line 2 of the front matter: nested too deeply"],
    [
      Array.from({ length: 5000 }, (_, k) => `${" ".repeat(k)}a:`).join("\n"),
      "line 201 of the front matter: nested too deeply",
    ],
  ])("%.40j is refused", (text, message) => {
    expect(yaml(text)).toBe(message);
  });
});

test("a text made of copies of copies is refused, not unfolded", () => {
  const floors = "abcdefgh".split("").map((name, k, all) => {
    const below = k === 0 ? "lol" : `*${all[k - 1]}`;
    return `${name}: &${name} [${Array(10).fill(below).join(", ")}]`;
  });
  expect(yaml(`title: A\n${floors.join("\n")}`)).toMatch(/^line 3 of the front matter: excessive alias count/);
});

test("no field reaches the language's own objects", () => {
  for (const fields of [yaml("__proto__: { isDraft: true }"), toml("__proto__.isDraft = true")]) {
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(fields).not.toHaveProperty("isDraft");
  }
});

describe("TOML", () => {
  test.each([
    ['title = "A \\"b\\" \\u00e9" # comment', { title: 'A "b" é' }],
    ["title = 'C:\\no'", { title: "C:\\no" }],
    ['text = """\nOne\nTwo \\\n   Three"""', { text: "One\nTwo Three" }],
    ["date = 2024-02-03T10:20:30+01:00\nday = 2024-02-03", { date: "2024-02-03T10:20:30+01:00", day: "2024-02-03" }],
    [
      "at = 2024-02-03 10:20:30.5Z\nlocal = 2024-02-03T10:20:30\ntime = 10:20:30",
      { at: "2024-02-03T10:20:30.500Z", local: "2024-02-03T10:20:30", time: "10:20:30" },
    ],
    ["draft = false\nweight = 1_000\nratio = -1.5e3", { draft: false, weight: 1000, ratio: -1500 }],
    ['tags = [\n  "stone", # why\n  "wood",\n]', { tags: ["stone", "wood"] }],
    [
      'title = "A"\n[cover]\nimage = "a.jpg"\n[cover.size]\nw = 1',
      { title: "A", cover: { image: "a.jpg", size: { w: 1 } } },
    ],
    ['[[resources]]\nsrc = "a"\n[[resources]]\nsrc = "b"', { resources: [{ src: "a" }, { src: "b" }] }],
    ['a.b = 1\n"c d" = { e = 2, f = [] }', { a: { b: 1 }, "c d": { e: 2, f: [] } }],
    ["", {}],
  ])("%j", (text, fields) => {
    expect(toml(text)).toEqual(fields);
  });

  test.each([
    ["title = A", "line 1 of the front matter: invalid value"],
    ['a = 1\na = "b"', "line 2 of the front matter: trying to redefine an already defined table or value"],
    ["[a]\nb = 1\n[a]\nc = 1", "line 3 of the front matter: trying to redefine an already defined table or value"],
    ['title = "A', "line 1 of the front matter: control characters are not allowed in strings"],
    ["a = 1 b = 2", "line 1 of the front matter: each key-value declaration must be followed by an end-of-line"],
    ["a = 1\n\ntitle: A", "line 3 of the front matter: illegal character in key"],
    ["a = [1 2]", "line 1 of the front matter: expected comma or end of structure"],
    ["date = 2024-13-45", "line 1 of the front matter: invalid date"],
    [
      `a = ${"[".repeat(5000)}`,
      "line 1 of the front matter: document contains excessively nested structures. aborting.",
    ],
  ])("%.40j is refused", (text, message) => {
    expect(toml(text)).toBe(message);
  });
});

test("front matter that never ends, or is made of blanks, is read at once", () => {
  const endless = `title: A\n\t${"\t\t\n\t".repeat(50_000)}`;
  expect(withinTime(() => readFrontMatter(endless).ok)).toEqual({ result: false });
  const blanks = "\t".repeat(100_000);
  const loose = `tags:${blanks}:${blanks}x\n-${blanks}wood${blanks}-${blanks}stone`;
  const read = withinTime(() => readLoosely(loose));
  expect(Object.keys(read?.result ?? {})).toEqual(["tags"]);
});
