import { describe, expect, test } from "vitest";
import { foldText } from "./fold-text.ts";
import { authorInitials } from "./post.ts";
import { isSlugPartial, readPostId, slugOfName, slugOfTitle, slugProblem } from "./post-rules.ts";

describe("a title's slug", () => {
  test.each([
    ["Modern Paver Patio", "modern-paver-patio"],
    ["  Curvéd walkways & steps!  ", "curved-walkways-steps"],
    ["Große Gärten über Øresund, Łódź", "grosse-gaerten-ueber-oresund-lodz"],
    ["Cre\u0300me de la cr\u00e8me", "creme-de-la-creme"],
    ["snake_case -- and   more", "snake-case-and-more"],
    ["-_- leading", "leading"],
    ["2025", "post-2025"],
    ["🌿🌿🌿", "post"],
    ["Ελιά", "post"],
    ["a!!!!", "post-a"],
    ["x".repeat(400), "x".repeat(195)],
    [`${"x".repeat(194)} y`, "x".repeat(194)],
  ])("%.30j", (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
  });

  test("always passes", () => {
    const signs = ["a", "Z", "7", "-", "_", " ", "é", "🌿", ".", "\n", "ß"];
    let state = 1;
    for (let n = 0; n < 5000; n++) {
      let title = "";
      for (let length = n % 12; length >= 0; length--) {
        state = (state * 48271) % 2147483647;
        title += signs[state % signs.length];
      }
      expect(slugProblem(slugOfTitle(title)), JSON.stringify(title)).toBeUndefined();
    }
  });

  test.each([
    ["庭の石", true],
    ["🌿🌿🌿", true],
    ["!!!", true],
    ["2025", true],
    ["Ελιά: an olive tree", true],
    ["庭 patio", true],
    ["Größe und Café", false],
    ["Patio 🌿", false],
    ["Plan 2025", false],
  ])("of %j is partial: %s", (title, partial) => {
    expect(isSlugPartial(title)).toBe(partial);
  });

  test("a category's may be short", () => {
    expect([slugOfName("7"), slugOfName("Café"), slugOfName("石")]).toEqual(["7", "cafe", "topic"]);
  });
});

test.each(["abc", "0", "-1", "1.5", "1e3", "0x1", "01", "9999999999999999", "١", " 1", ""])("%j is no id", (text) => {
  expect(readPostId(text)).toBeUndefined();
});

test.each([
  ["CAFÉ", "café"],
  ["Straße", "STRASSE"],
  ["ΟΔΟΣ", "οδός"],
  ["İstanbul", "istanbul"],
  ["ДАЧА", "дача"],
  ["ﬁne", "FINE"],
])("%s and %s are found by each other", (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ["Pat Garden", "PG"],
  ["ada", "A"],
  ["Ana María de la Vega", "AV"],
  [null, "LA"],
  ["  ", "LA"],
])("the initials of %j", (name, initials) => {
  expect(authorInitials(name)).toBe(initials);
});
