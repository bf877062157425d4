import fc from "fast-check";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { firstSegment, isApiPath, pagePath } from "#app/addresses/own-paths.ts";
import routes from "#app/routes.ts";
import { publicAddress } from "#app/server/page-cache/public-address.ts";
import { oddSpellings } from "#tests/harness/odd-spellings.ts";
import { pathsOfRoutes } from "#tests/harness/paths-of-routes.ts";
import { readAddress } from "./request-address.ts";

describe("readAddress", () => {
  test.each([
    "/",
    "/?index",
    "/blog",
    "/blog/oak?page=2&utm=100%",
    "/share/ToKeN_-x",
    "/api/designs/history/email/Ada%40example.com",
    "/gr%C3%B6%c3%9fe",
    "/2019/05/My-Post.HTML",
    "/2019/05/",
    "/.well-known/x",
    "/a;b/c,d=e",
    "/a%20b%3F%23%25",
    "/_.data",
    "/account.data?_routes=root",
    "/assets/Entry-DkJ3_.js",
  ])("takes %s as it is", (target) => {
    const { address } = readAddress(target);
    expect(address && address.path + address.query).toBe(target);
  });

  test.each([
    ["/Blog", "/blog"],
    ["/API/Login?x=Y", "/api/login?x=Y"],
    ["/Share/ToKeN/Preview.JPG", "/share/ToKeN/preview.jpg"],
    ["/Account.data", "/account.data"],
    ["/%61pi/login", "/api/login"],
    ["/share/%41bC%2D", "/share/AbC-"],
    ["/blog/", "/blog"],
    ["/account/_.data", "/account.data"],
    ["/account/.data", "/account.data"],
    ["//evil.example/x", "/evil.example/x"],
    ["/2019//05", "/2019/05"],
    ["///", "/"],
    ['/a"b<c>', "/a%22b%3Cc%3E"],
    ["/blog?q=it's", "/blog?q=it%27s"],
    ["/%2e.well-known", "/..well-known"],
  ])("knows that %s stands for %s", (target, moved) => {
    expect(readAddress(target)).toEqual({ moved });
  });

  test.each([
    "/x/../share/T",
    "/./a",
    "/a/..",
    "/%2e%2e/a",
    "/a/.%2E/b",
    "/a%2fb",
    "/a%5Cb",
    "/a\\b",
    "/\\evil.example",
    "/%00",
    "/a%0d%0a",
    "/a\tb",
    "/a b",
    "/a?b c",
    "/%ff",
    "/caf%e9",
    "/caf\xe9",
    "/gr\xc3\xb6\xc3\x9fe",
    "/größe",
    "/blog?größe",
    "/%u0041",
    "/100%",
    "/%",
    "/%C2%85",
    "/a#b",
    "/a?b#c",
    "*",
    "",
    "blog",
    "http://site.example/blog",
  ])("refuses %j", (target) => {
    expect(readAddress(target)).toEqual({});
  });

  const piece = fc.oneof(
    fc.constantFrom(..."/.%?#\\;:@&=+ ~'\"<>^|", "..", "//", "%2e", "%2F", "%5c", "%61", "%25", "%C3%B6", "\xc3\xb6"),
    fc.constantFrom("blog", "Blog", "api", "share", "ToKeN", ".data", "_.data", "x", "2019"),
  );
  const anyTarget = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join("")}`);

  test("a URL parser changes nothing of an address, and another spelling leads to one in a single step", () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const { address, moved } = readAddress(target);
        if (address) {
          const url = new URL(`http://site.example${target}`);
          expect([url.pathname, url.search]).toEqual([address.path, address.query === "?" ? "" : address.query]);
          expect(url.hash).toBe("");
        }
        if (moved !== undefined) expect(readAddress(moved).address).toBeDefined();
      }),
      { numRuns: 5000 },
    );
  });
});

describe("every route in every odd spelling", () => {
  const router = routes as unknown as RouteObject[];

  /** The pattern of the route that the router matches. */
  function patternOf(path: string): string {
    const matches = matchRoutes(router, pagePath(path)) ?? [];
    return `/${matches.at(-1)?.route.path ?? ""}`;
  }

  test.each(pathsOfRoutes())("$pattern is the same for router, cache, limits and sections", ({ example }) => {
    for (const [name, spell] of Object.entries(oddSpellings)) {
      const target = spell(example);
      const { address, moved } = readAddress(target);
      if (moved !== undefined) expect(readAddress(moved).address, name).toBeDefined();
      if (!address) continue;
      const page = pagePath(address.path);
      const pattern = patternOf(new URL(`http://site.example${target}`).pathname);
      expect([name, isApiPath(page)]).toEqual([name, isApiPath(pattern)]);
      if (pattern !== "/*") expect([name, firstSegment(page)]).toEqual([name, firstSegment(pattern)]);
      if (publicAddress(address) === undefined) continue;
      expect([name, pattern]).toEqual([name, expect.stringMatching(publicPattern)]);
    }
  });

  const publicPattern = /^\/(?:$|\*|blog|sample|privacy$|terms$|sitemap\.xml$|robots\.txt$|speculation-rules\.json$)/;
});
