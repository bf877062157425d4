import { describe, expect, it, test } from "vitest";
import { pagePathOf, safeRedirectPath } from "./safe-redirect.ts";

const home = "https://yards.example";

describe("safeRedirectPath", () => {
  test.each([
    ["/account", "/account"],
    ["/payment/12?from=mail", "/payment/12?from=mail"],
    ["/#transform", "/#transform"],
    ["/results/7#list", "/results/7#list"],
    ["https://yards.example/blog?q=a//b", "/blog?q=a//b"],
    ["/@evil.example", "/@evil.example"],
    ["/apiary", "/apiary"],
    ["/blog/login", "/blog/login"],
    ["/a/../account", "/account"],
    ["/grüße", "/gr%C3%BC%C3%9Fe"],
  ])("keeps %s", (wanted, path) => {
    expect(safeRedirectPath(wanted, home)).toBe(path);
  });

  test.each([
    [""],
    [null],
    [undefined],
    ["account"],
    ["//evil.example"],
    ["///evil.example"],
    ["/\\evil.example"],
    ["\\\\evil.example"],
    ["/\t/evil.example"],
    ["/\n/evil.example"],
    ["/\r/evil.example"],
    ["/\u0000/evil.example"],
    ["/\u0085/evil.example"],
    ["\t//evil.example"],
    [" //evil.example"],
    ["/%5cevil.example"],
    ["/%5C%5Cevil.example"],
    ["/%09/evil.example"],
    ["/.//evil.example"],
    ["/..//evil.example"],
    ["/a/..//evil.example"],
    ["/%2e//evil.example"],
    ["https:evil.example"],
    ["https:/evil.example"],
    ["https://evil.example/account"],
    ["https://yards.example.evil.example/"],
    ["https://yards.example@evil.example/"],
    ["https://user:secret@yards.example/account"],
    ["http://yards.example/account"],
    ["javascript:alert(1)"],
    ["/a%0d%0aSet-Cookie:session=x"],
    ["/a\r\nSet-Cookie:session=x"],
    [`/${"a".repeat(4096)}`],
    ["/api"],
    ["/api/logout"],
    ["/API/Logout"],
    ["/%61pi/logout"],
    ["/api%2flogout"],
    ["/x/../api/logout"],
    ["/login"],
    ["/login/"],
    ["/login?error=denied"],
    ["/login.data"],
    ["/%6cogin"],
    ["/demo/identity/auth"],
  ])("refuses %j", (wanted) => {
    expect(safeRedirectPath(wanted, home)).toBeUndefined();
  });
});

describe("pagePathOf", () => {
  it.each([
    ["/account", "/account"],
    ["/account?tab=settings", "/account?tab=settings"],
    ["/account.data", "/account"],
    ["/account.data?tab=settings&_routes=root", "/account?tab=settings"],
    ["/account/_.data", "/account/"],
    ["/_.data?index", "/"],
    ["/?index=2", "/?index=2"],
  ])("reads %s as %s", (requested, page) => {
    expect(pagePathOf(home + requested)).toBe(page);
  });
});
