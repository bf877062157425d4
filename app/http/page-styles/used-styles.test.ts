import { expect, test } from "vitest";
import { readStyleSheet, writeRule } from "./style-sheet.ts";
import { usedStyles } from "./used-styles.ts";

const page = `<html><body class="flex sm:hover:mt-2 w-1/2 has-[&gt;img]:p-1"><p style="width:var(--wipe)">Hello</p></body></html>`;

function kept(css: string, html = page): string {
  return usedStyles(readStyleSheet(css), html);
}

test.each([
  ["a class", ".flex{display:flex}"],
  ["a class with signs in its name", String.raw`.sm\:hover\:mt-2:hover{margin:2px}`],
  ["a class with a fraction", String.raw`.w-1\/2{width:50%}`],
  ["a class with an entity in it", String.raw`.has-\[\>img\]\:p-1:has(>img){padding:1px}`],
  ["an element", "p::first-line,BODY{color:red}"],
  ["an element in some state", "p:not(.gone):hover>*{color:red}"],
  ["everything", "*,:before,::backdrop{color:red}"],
  ["the root", ":root,:host{color:red}"],
  ["alternatives", ":is(h1,p) ~ :where(.gone,.flex){color:red}"],
  ["an attribute", '[data-print=never],[title="a,b"]{color:red}'],
  ["a condition", "@media (width>=40rem){@supports (color:red){.flex{color:red}}}"],
  ["the order of layers", "@layer theme,base;"],
  ["a nested rule", ".flex{color:red;&:hover{color:blue}}"],
  ["a picture in a rule", ".flex{background:url(data:image/svg+xml;base64,a}b)}".replace("}b", "b")],
  ["a font", "@font-face{font-family:X;src:url(x)}"],
])("%s of the page stays", (_, css) => {
  expect(kept(css)).toBe(css);
});

test.each([
  [".gone{color:red}"],
  [".flex .gone{color:red}"],
  ["::placeholder,::-webkit-date-and-time-value{color:red}"],
  [".flexible{color:red}"],
  ["video{color:red}"],
  [".flex:where(.gone>:not(:last-child)){color:red}"],
  ["@media print{.gone{color:red}@media (x){video{color:red}}}"],
  ["@keyframes spin{to{rotate:1turn}}"],
  ["@property --tw-x{syntax:'*'}"],
  [":root{--never:1px}"],
])("what the page has not goes: %s", (css) => {
  expect(kept(css)).toBe("");
});

test("of several selectors those go that fit nothing", () => {
  expect(kept(".gone,.flex,video,p:hover{color:red}")).toBe(".flex,p:hover{color:red}");
});

test("variables, animations and registered properties stay where something names them", () => {
  const css = ":root{--a:var(--b);--b:1px;--c:2px;--wipe:3px}.flex{width:var(--a);animation:turn 1s}";
  const named = "@keyframes turn{to{width:var(--d)}}@property --b{syntax:'*'}";
  expect(kept(css + named)).toBe((css + named).replace("--c:2px;", ""));
});

test("a sheet is read and written without loss", () => {
  const css = `@layer a{.b{color:red;background:url("}{;")}}@media print{p{margin:0}}@import "x";`;
  expect(readStyleSheet(css).map(writeRule).join("")).toBe(css);
});
