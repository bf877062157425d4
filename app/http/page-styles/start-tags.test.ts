import { expect, test } from "vitest";
import { findTags, shapeOf } from "./start-tags.ts";

const shape = (html: string) => shapeOf(findTags(html));

test.each([
  ["its nonce", `<script nonce="x7Q">`, `<script nonce="Zp2">`],
  ["a picture and its size", `<img src="a.jpg" width="320" alt="A">`, `<img src="b.jpg" width="960" alt="B">`],
  [
    "a picture that comes later",
    `<i style="background:var(--later,url(a))">`,
    `<i style="background:var(--later,url(b))">`,
  ],
  ["words", "<p>Today</p>", "<p>Tomorrow</p>"],
  [
    "another of the same",
    `<ul><li class="flex">1</li></ul>`,
    `<ul><li class="flex">1</li><li class="flex">2</li></ul>`,
  ],
  ["the order", "<h2>A</h2><p>B</p>", "<p>B</p><h2>A</h2>"],
])("the same styles do for pages that differ in %s", (_, one, other) => {
  expect(shape(one)).toBe(shape(other));
});

test.each([
  ["an element", "<p>", "<p><h2>"],
  ["a class", `<p class="flex">`, `<p class="grid">`],
  ["where a class stands", `<p class="flex"><i class="flex mt-2">`, `<p class="flex mt-2"><i class="flex">`],
  ["a state", `<a aria-current="page">`, `<a aria-current="false">`],
  ["an attribute", "<p hidden>", "<p>"],
  ["a variable", `<p style="--wipe:1px">`, `<p style="color:red">`],
  ["the use of a variable", `<p style="color:var(--wipe)">`, `<p style="color:red">`],
])("pages that differ in %s have styles of their own", (_, one, other) => {
  expect(shape(one)).not.toBe(shape(other));
});
