import { expect, test } from "vitest";
import { isSameOrigin } from "./origin-check.ts";

const ours = "https://yards.example";

test.each([
  ["a link from anywhere", "GET", "cross-site", undefined, true],
  ["our own form", "POST", "same-origin", ours, true],
  ["typed by hand", "POST", "none", undefined, true],
  ["another site's form", "POST", "cross-site", "https://evil.example", false],
  ["a sibling's form", "POST", "same-site", "https://blog.yards.example", false],
  ["another site's fetch", "DELETE", "cross-site", "https://evil.example", false],
  ["an old browser, our form", "POST", undefined, ours, true],
  ["an old browser, another scheme", "POST", undefined, "http://yards.example", false],
  ["a form without an origin", "POST", undefined, "null", false],
  ["a program", "PUT", undefined, undefined, true],
  ["an unknown word", "POST", "same-ish", ours, false],
])("%s", (_what, method, secFetchSite, origin, expected) => {
  expect(isSameOrigin({ method, secFetchSite, origin }, ours)).toBe(expected);
});
