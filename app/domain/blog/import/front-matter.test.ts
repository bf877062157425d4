import { describe, expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";

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
      { draft: true, weight: 10, version: 1.5, zip: "01234", empty: null, none: null },
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
  ])("%j", (text, fields) => {
    expect(yaml(text)).toEqual(fields);
  });

  test.each([
    ["title: A: b", "line 1 of the front matter: a text with a colon needs quotes"],
    ["title: A\ntitle: B", "line 2 of the front matter: title is there twice"],
    ["title: &a A", "line 1 of the front matter: anchors and tags are not read here"],
    ["title: A\n\tx: 1", "line 2 of the front matter: tabs cannot indent"],
    ["title: A\n  x: 1", "line 2 of the front matter: indented otherwise than expected"],
    ["just words", 'line 1 of the front matter: "just words" is no field'],
    ["tags: [a, b", "line 1 of the front matter: a quote or bracket is not closed"],
    ["tags: [a] b", 'line 1 of the front matter: "b" is too much'],
    ['title: "A\\q"', "line 1 of the front matter: \\q is not known"],
    ["__proto__: 1", "line 1 of the front matter: __proto__ is no name for a field"],
    ["- a\n- b", "line 1 of the front matter: fields are expected"],
    [`a: ${"[".repeat(5000)}`, "line 1 of the front matter: nested too deeply"],
  ])("%.40j is refused", (text, message) => {
    expect(yaml(text)).toBe(message);
  });
});

describe("TOML", () => {
  test.each([
    ['title = "A \\"b\\" \\u00e9" # comment', { title: 'A "b" é' }],
    ["title = 'C:\\no'", { title: "C:\\no" }],
    ['text = """\nOne\nTwo \\\n   Three"""', { text: "One\nTwo Three" }],
    ["date = 2024-02-03T10:20:30+01:00\nday = 2024-02-03", { date: "2024-02-03T10:20:30+01:00", day: "2024-02-03" }],
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
    ["title = A", 'line 1 of the front matter: "A" is no value'],
    ['a = 1\na = "b"', "line 2 of the front matter: a is there twice"],
    ['title = "A', "line 1 of the front matter: a quote is not closed"],
    ["a = 1 b = 2", "line 1 of the front matter: the end of the line is expected"],
    ["title: A", "line 1 of the front matter: = is expected"],
    ["a = [1 2]", "line 1 of the front matter: a comma or ] is missing"],
    [`a = ${"[".repeat(5000)}`, "line 1 of the front matter: nested too deeply"],
  ])("%.40j is refused", (text, message) => {
    expect(toml(text)).toBe(message);
  });
});
