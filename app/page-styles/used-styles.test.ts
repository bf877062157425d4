import { expect, test } from "vitest";
import { readMarkup } from "./page-markup.ts";
import { readStyleSheet, writeRules } from "./style-sheet.ts";
import { usedStyles } from "./used-styles.ts";

const page = `<html><body class="flex sm:hover:mt-2 w-1/2 has-[&gt;img]:p-1"><p style="width:var(--wipe)" data-print="never">Hello</p>
<details title="a > b"><summary>More</summary><input type="checkbox" disabled /></details></body></html>`;

function kept(css: string, html = page): string {
  return writeRules(usedStyles(readStyleSheet(css), readMarkup(html)));
}

test.each([
  ["a class", ".flex{display:flex}"],
  ["a class with signs in its name", String.raw`.sm\:hover\:mt-2:hover{margin:2px}`],
  ["a class with a fraction", String.raw`.w-1\/2{width:50%}`],
  ["a class with an entity in it", String.raw`.has-\[\>img\]\:p-1:has(>input){padding:1px}`],
  ["an element", "p::first-line,BODY{color:red}"],
  ["an element in some state", "p:not(.gone):hover>*{color:red}"],
  ["everything", "*,:before{color:red}"],
  ["the root", ":root{color:red}"],
  ["alternatives of which one is there", ":is(h1,p) ~ :where(.gone,.flex){color:red}"],
  ["an attribute", "[data-print=never],[type='checkbox' i],[disabled],[title=x]{color:red}"],
  ["what a reader opens", "details[open]{color:red}"],
  ["what a reader ticks", ":has(:checked){color:red}"],
  ["a condition", "@media (width>=40rem){@supports (color:red){.flex{color:red}}}"],
  ["the order of layers", "@layer theme,base;"],
  ["a nested rule", ".flex{color:red;&:hover{color:blue}}"],
  ["a picture in a rule", ".flex{background:url(data:image/svg+xml;base64,a)}"],
  ["a font", "@font-face{font-family:X;src:url(x)}"],
])("%s of the page stays", (_, css) => {
  expect(kept(css)).toBe(css);
});

test.each([
  [".gone{color:red}"],
  [".flex .gone{color:red}"],
  ["::placeholder,::-webkit-date-and-time-value,::file-selector-button{color:red}"],
  ["::backdrop{color:red}"],
  [".flexible{color:red}"],
  ["video{color:red}"],
  [":host{color:red}"],
  ["[data-print=always],[data-other]{color:red}"],
  [".flex:has(:is(.gone,input[type=radio]:checked)){color:red}"],
  [".flex:where(.gone>:not(:last-child)){color:red}"],
  ["@media print{.gone{color:red}@media (x){video{color:red}}}"],
  ["@keyframes spin{to{rotate:1turn}}"],
  ["@property --tw-x{syntax:'*'}"],
  [":root{--never:1px}"],
])("what the page has not goes: %s", (css) => {
  expect(kept(css)).toBe("");
});

test("states of controls go from a page without any", () => {
  expect(kept("a:disabled,:checked{color:red}", "<p></p>")).toBe("");
});

test("of several selectors those go that fit nothing", () => {
  expect(kept(".gone,.flex,video,p:hover{color:red}")).toBe(".flex,p:hover{color:red}");
});

test("animations and registered properties stay where something names them", () => {
  const css = ":root{--wipe:3px}@media print{:root{--wipe:4px}}.flex{animation:turn 1s}";
  const named = "@keyframes turn{to{width:var(--wipe)}}@property --wipe{syntax:'*'}";
  expect(kept(`${css}${named}@keyframes other{to{width:0}}`)).toBe(css + named);
});

test("what is said twice is said once", () => {
  expect(kept(".flex{color:red;margin:0}.flex{color:red}p{margin:0}p:hover{margin:0}")).toBe(
    ".flex{margin:0;color:red}p{margin:0}p:hover{margin:0}",
  );
});

test("a sheet is read and written without loss", () => {
  const css = `@layer a{.b{color:red;background:url("}{;")}}@media print{p{margin:0}}@import "x";`;
  expect(writeRules(readStyleSheet(css))).toBe(css);
});
