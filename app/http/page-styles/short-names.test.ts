import { expect, test } from "vitest";
import { readMarkup } from "./page-markup.ts";
import { shortenNames } from "./short-names.ts";
import { findTags, rewriteTags } from "./start-tags.ts";
import { readStyleSheet, writeRules } from "./style-sheet.ts";

function shortened(html: string, css: string) {
  const { rules, nameOf } = shortenNames(readStyleSheet(css), readMarkup(html));
  return { html: rewriteTags(html, findTags(html), (list) => nameOf.get(list)), css: writeRules(rules) };
}

test("each class attribute becomes one name, and every rule names all that it fits", () => {
  const html = `<p class="flex mt-2">A</p><p class="mt-2 sm:flex">B</p><i class="lucide">C</i><p class="flex mt-2">D</p>`;
  const css = String.raw`.flex{display:flex}@media print{.mt-2:hover,.mt-2>.flex{margin:0}.sm\:flex{margin:1px}}p{margin:0}`;
  expect(shortened(html, css)).toEqual({
    html: `<p class="a">A</p><p class="b">B</p><i>C</i><p class="a">D</p>`,
    css: ".a{display:flex}@media print{:is(.a,.b):hover,:is(.a,.b)>.a{margin:0}.b{margin:1px}}p{margin:0}",
  });
});

test("variables become short, but for those of style attributes, and never one another", () => {
  const css =
    ":root{--color-a:red;--color-ab:blue;--wipe:1px}p{color:var(--color-a,var(--color-ab));width:var(--wipe)}";
  expect(shortened(`<p style="--wipe:2px">A</p>`, css).css).toBe(
    ":root{--a:red;--b:blue;--wipe:1px}p{color:var(--a,var(--b));width:var(--wipe)}",
  );
});

test("only tags are rewritten, and what scripts and XML alone read goes from them", () => {
  const text = `&lt;p class="flex" data-discover="true"&gt; class="flex"`;
  const html = `<a href="/" data-discover="true" class="flex">12</a><img alt="a > b" class="flex"/><code>${text}</code><svg xmlns="http://x"></svg>`;
  expect(shortened(html, ".flex{display:flex}").html).toBe(
    `<a href="/" class="a">12</a><img alt="a > b" class="a"><code>${text}</code><svg></svg>`,
  );
});

test("more names than letters", () => {
  const html = Array.from({ length: 120 }, (_, n) => `<p class="mt-${n}"></p>`).join("");
  const css = Array.from({ length: 120 }, (_, n) => `.mt-${n}{margin:${n}px}`).join("");
  const names = [...shortened(html, css).html.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(120);
});
