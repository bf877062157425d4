import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { publicAddress } from "./public-address.ts";

/** The paths of all routes, with something in the place of each parameter. */
function pathsOf(entries: { path?: string; children?: typeof entries }[]): string[] {
  return entries.flatMap(({ path = "", children }) =>
    children ? pathsOf(children) : [`/${path.replace(/:\w+/g, "7").replace("*", "anything")}`],
  );
}

test("every route is public by decision: a new one belongs to this list or to the personal ones", () => {
  const firstParts = pathsOf(routes as Parameters<typeof pathsOf>[0])
    .filter((path) => publicAddress(path) !== undefined)
    .map((path) => path.split("/")[1]);
  const feeds = ["atom.xml", "feed", "feed.xml", "index.xml", "rss", "rss.xml"];
  expect([...new Set(firstParts)].sort()).toEqual(
    [
      ...["", "anything", "blog", "privacy", "robots.txt", "sample", "sitemap.xml", "speculation-rules.json", "terms"],
      ...feeds,
    ].sort(),
  );
});

test.each([
  "/account",
  "/Account/",
  "//account",
  "/%61ccount",
  "/login?x=1",
  "/metrics",
  "/preview/x",
  "/api/blog/posts",
  "/up",
  "/blog.data",
])("%s is nobody's else", (url) => {
  expect(publicAddress(url)).toBeUndefined();
});

test.each([
  ["/blog?utm_source=letter&page=2&fbclid=x", "/blog?page=2"],
  ["/blog?x=1", "/blog"],
  ["/blog/tag/oak?page=2&page=3", "/blog/tag/oak?page=2"],
  ["/sample?unit=ft&design=3&x", "/sample?design=3&unit=ft"],
  ["/?example=a%26b&page=2", "/?example=a%26b"],
  ["/nowhere?page=2", "/nowhere"],
])("of %s only what the page reads counts", (url, address) => {
  expect(publicAddress(url)).toBe(address);
});

test("an address longer than any of ours is not kept", () => {
  expect(publicAddress(`/blog/${"a".repeat(300)}`)).toBeUndefined();
});
