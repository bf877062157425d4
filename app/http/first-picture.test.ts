import { expect, test } from "vitest";
import { announceFirstPicture } from "./first-picture.ts";

const page = (body: string) => `<head><meta charSet="utf-8"/><link rel="icon" href="/i"/><style></style></head>${body}`;
const linkIn = (html: string) => /<link rel="preload"[^>]*>(?=<link rel="icon")/.exec(html)?.[0];

test("the picture a page opens with is announced by all its sizes, before the styles", () => {
  const later = `<img src="/b.jpg" loading="lazy"/>`;
  const first = `<img src="/a?w=960" srcSet="/a?w=320&amp;share=x 320w, /a?w=960&amp;share=x 960w" sizes="82vw" fetchPriority="high"/>`;
  expect(linkIn(announceFirstPicture(page(later + first + first.replaceAll("/a", "/c"))))).toBe(
    `<link rel="preload" as="image" imageSrcSet="/a?w=320&amp;share=x 320w, /a?w=960&amp;share=x 960w" imageSizes="82vw" fetchPriority="high"/>`,
  );
});

test("one that is offered in another format is announced in that: who cannot show it does not load it", () => {
  const source = `<source type="image/avif" srcSet="/a-320.avif 320w, /a-640.avif 640w" sizes="82vw"/>`;
  expect(
    linkIn(announceFirstPicture(page(`<picture>${source}<img src="/a.jpg" fetchPriority="high"/></picture>`))),
  ).toBe(
    `<link rel="preload" as="image" imageSrcSet="/a-320.avif 320w, /a-640.avif 640w" imageSizes="82vw" type="image/avif" fetchPriority="high"/>`,
  );
});

test("a page that opens with no picture, or with one of a single size, says no more than it must", () => {
  expect(announceFirstPicture(page(`<img src="/b.jpg"/>`))).toBe(page(`<img src="/b.jpg"/>`));
  expect(linkIn(announceFirstPicture(page(`<img src="/a.jpg" fetchPriority="high"/>`)))).toBe(
    `<link rel="preload" as="image" href="/a.jpg" fetchPriority="high"/>`,
  );
});
