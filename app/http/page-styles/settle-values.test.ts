import { expect, test } from "vitest";
import { settleValues } from "./settle-values.ts";
import { readStyleSheet, writeRules } from "./style-sheet.ts";

function settled(css: string, inline: string[] = []): string {
  return writeRules(settleValues(readStyleSheet(css), inline));
}

const long = "Iowan Old Style, Palatino, Georgia, serif";

test.each([
  ["a value", ":root{--a:1px}p{margin:var(--a) var( --a )}", "p{margin:1px 1px}"],
  ["a value of a value", "@layer t{:root{--a:var(--b);--b:1px}}p{margin:var(--a)}", "@layer t{}p{margin:1px}"],
  ["a sum", ":root{--s:.25rem}p{margin:calc(var(--s) * -3) calc(10 * -1)}", "p{margin:-.75rem -10}"],
  ["what is never set, by what it falls back on", "p{margin:var(--a,var(--b, 2px))}", "p{margin:2px}"],
  [
    "what is registered and never set",
    "@property --a{syntax:'*';inherits:false;initial-value:solid}p{border-style:var(--a)}",
    "@property --a{syntax:'*';inherits:false;initial-value:solid}p{border-style:solid}",
  ],
  [
    "what a rule tells itself alone",
    "p{--a:1px var(--c,red);box-shadow:var(--b,0 0 #0000), var(--a)}",
    "p{box-shadow:1px red}",
  ],
  ["a long value used once", `:root{--f:${long}}p{font:var(--f)}`, `p{font:${long}}`],
  [
    "a mixed colour, which stands for its stand-in",
    "p{color:#0008}@supports (color:color-mix(in lab, red, red)){p{color:color-mix(in oklab, red 50%, blue)}}",
    "p{color:color-mix(in oklab, red 50%, blue)}",
  ],
  ["what is for browsers without layers", "@layer properties{*{--a:1}}p{margin:0}", "p{margin:0}"],
])("%s is told at once", (_, css, expected) => {
  expect(settled(css)).toBe(expected);
});

test.each([
  ["in the dark", ":root{--a:1px}@media (prefers-color-scheme:dark){:root{--a:2px}}p{margin:var(--a)}"],
  ["for a part of the page", ":root{--a:1px}ul{--a:2px}p{margin:var(--a,3px)}"],
  ["by a rule that does not use it", "ul{--a:2px}p{--b:1px;margin:var(--a) var(--b)}i{margin:var(--b)}"],
  ["by an animation", ":root{--a:1px}p{margin:var(--a)}@keyframes x{to{--a:2px}}"],
  ["again later", ":root{--a:1px}i{margin:0}:root{--a:2px}p{margin:var(--a)}"],
])("what is set otherwise %s stays a variable", (_, css) => {
  expect(settled(css)).toBe(css);
});

test("what a style attribute sets, and a long value used twice, stay variables", () => {
  expect(settled(":root{--a:1px}p{margin:var(--a)}", ["--a:2px"])).toBe(":root{--a:1px}p{margin:var(--a)}");
  expect(settled("p{margin:var(--a,1px)}", ["--a:2px"])).toBe("p{margin:var(--a,1px)}");
  const repeated = `:root{--f:${long}}p,i{font:var(--f)}b{font:var(--f)}`;
  expect(settled(repeated)).toBe(repeated);
});
