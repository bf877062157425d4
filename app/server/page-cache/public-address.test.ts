import { expect, test } from "vitest";
import { readAddress } from "#app/addresses/request-address.ts";
import { pathsOfRoutes } from "#tests/harness/paths-of-routes.ts";
import { publicAddress } from "./public-address.ts";

const keyOf = (target: string) => publicAddress(readAddress(target).address!);

test("these routes are cached for everyone, and no others", () => {
  const kept = pathsOfRoutes().filter(({ example }) => keyOf(example) !== undefined);
  expect(kept.map(({ pattern }) => pattern)).toEqual([
    "/",
    "/sample",
    "/sample/brief/:variation",
    "/sample/plans/:variation/:document",
    "/privacy",
    "/terms",
    "/blog",
    "/blog/atom.xml",
    "/blog/rss.xml",
    "/blog/category/:slug/atom.xml",
    "/blog/category/:slug/rss.xml",
    "/blog/tag/:slug/atom.xml",
    "/blog/tag/:slug/rss.xml",
    "/blog/author/:slug",
    "/blog/category/:slug",
    "/blog/tag/:slug",
    "/blog/:slug",
    "/sitemap.xml",
    "/robots.txt",
    "/speculation-rules.json",
    "/*",
  ]);
});

test.each([
  "/account",
  "/login?x=1",
  "/metrics",
  "/preview/x",
  "/share/ToKen",
  "/api",
  "/api/blog/posts",
  "/up",
  "/blog.data",
  "/_.data",
  "/nowhere.data",
  "/__manifest?paths=%2Faccount",
  "/feed.xml",
  "/nowhere?page=2",
])("%s is never cached", (target) => {
  expect(keyOf(target)).toBeUndefined();
});

test.each([
  ["/blog?utm_source=letter&page=2&fbclid=x", "/blog?page=2"],
  ["/blog?x=1", "/blog"],
  ["/blog/tag/oak?page=2&page=3", "/blog/tag/oak?page=2"],
  ["/sample?unit=ft&design=3&x", "/sample?design=3&unit=ft"],
  ["/?example=a%26b&page=2", "/?example=a%26b"],
  ["/?p=12&utm_source=x", "/?p=12"],
  ["/?p=x", "/"],
  ["/nowhere", "/nowhere"],
])("of %s only what the page reads counts", (target, key) => {
  expect(keyOf(target)).toBe(key);
});

test("an address longer than any of ours is not cached", () => {
  expect(keyOf(`/blog/${"a".repeat(300)}`)).toBeUndefined();
});
