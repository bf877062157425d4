import { expect, test } from "vitest";
import { settleValues } from "./settle-values.ts";
import { readStyleSheet, writeRules } from "./style-sheet.ts";

function settled(css: string, inline: string[] = [], classLists: string[] = []): string {
  return writeRules(settleValues(readStyleSheet(css), inline, classLists));
}

const long = "Iowan Old Style,Palatino,Georgia,serif";

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
    "p{color:color-mix(in oklab,red 50%,blue)}",
  ],
  [
    "what a window is narrower than",
    "@media not all and (width>=4rem){p{margin:0}}",
    "@media (width<4rem){p{margin:0}}",
  ],
  ["half of itself, upwards", "p{translate:0 calc(calc(1 / 2 * 100%) * -1)}", "p{translate:0 -50%}"],
  ["a round end", "p{border-radius:2147483647px}", "p{border-radius:9999px}"],
  ["a line in all", "a{-webkit-text-decoration:inherit;text-decoration:inherit}", "a{text-decoration:inherit}"],
  ["a list", `p{font:"A, b", c,  d}`, `p{font:"A, b",c,d}`],
  ["a line's colour", "p{-webkit-text-decoration-color:red;text-decoration-color:red}", "p{text-decoration-color:red}"],
  ["a layer that is named and not filled", "@layer a;@layer b;@layer b{p{margin:0}}", "@layer b;@layer b{p{margin:0}}"],
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

const leading = "@property --l{syntax:'*';inherits:false}";
const text = ".tight{--l:1;line-height:1}.sm\\:big{line-height:var(--l,2)}";

test("what does not come down to an element, and no class beside it sets, falls back at once", () => {
  expect(settled(leading + text, [], ["tight x", "sm:big"])).toBe(
    `${leading}.tight{line-height:1}.sm\\:big{line-height:2}`,
  );
});

test.each([
  ["is set by a class beside it", leading + text, ["x sm:big tight"]],
  ["is set for what nobody can tell", `${leading + text}a p{--l:3}`, ["tight", "sm:big"]],
  ["comes down from elements around it", text, ["tight", "sm:big"]],
])("a variable that %s stays", (_, css, classLists) => {
  expect(settled(css, [], classLists)).toBe(css);
});
