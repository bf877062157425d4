import { expect, test } from "vitest";
import { pathsOfRoutes } from "#tests/harness/paths-of-routes.ts";
import { firstSegment, isApiPath, ownFirstSegments, ownLaterSegments, pagePath } from "./own-paths.ts";

test("the lists hold every literal segment of the routes, and nothing else but what they say", () => {
  const patterns = pathsOfRoutes().map(({ pattern }) => pattern.slice(1).split("/"));
  const isLiteral = (segment: string) => !/^[:*]/.test(segment);
  const first = new Set(patterns.map(([segment]) => segment!).filter(isLiteral));
  const later = new Set(patterns.flatMap(([, ...segments]) => segments).filter(isLiteral));
  const others = ["healthz", "up", "assets", "apple-touch-icon.png", "favicon.ico", "favicon.svg", "pictures"];
  expect([...ownFirstSegments].sort()).toEqual([...first, ...others, "__manifest"].sort());
  expect([...ownLaterSegments].sort()).toEqual([...later, "identity"].sort());
  for (const segment of [...first, ...later]) expect(segment).toBe(segment.toLowerCase());
});

test("no route begins with a parameter: what is not in the list is an unknown page", () => {
  const open = pathsOfRoutes().filter(({ pattern }) => /^\/[:*]/.test(pattern));
  expect(open.map(({ pattern }) => pattern)).toEqual(["/*"]);
});

test.each([
  ["/", ""],
  ["/blog", "blog"],
  ["/blog/oak", "blog"],
])("%s begins with %j", (path, segment) => {
  expect(firstSegment(path)).toBe(segment);
});

test("calls are what is below /api, and /api itself", () => {
  expect(["/api", "/api/x", "/apiary", "/x/api"].filter(isApiPath)).toEqual(["/api", "/api/x"]);
});

test.each([
  ["/_.data", "/"],
  ["/blog.data", "/blog"],
  ["/old/_.data", "/old/"],
  ["/blog", "/blog"],
])("%s is the data of %s", (path, page) => {
  expect(pagePath(path)).toBe(page);
});
