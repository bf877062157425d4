import { expect, test } from "vitest";
import { loggablePath } from "./request-log.server.ts";

test.each([
  ["/blog/first-post", "/blog/first-post"],
  ["/api/login/callback?code=secret&state=x", "/api/login/callback"],
  ["/api/designs/history/email/ada@example.com", "/api/designs/history/email/…"],
  ["/api/designs/history/email/ada%40example.com", "/api/designs/history/email/…"],
  ["/api/designs/history/email/ada%2540example.com?x=1", "/api/designs/history/email/…"],
  ["/demo/checkout/cs_test_a1B2c3D4e5", "/demo/checkout/…"],
  ["/api/designs/pi_3Nk9ABCdefGHI/payment-complete", "/api/designs/…/payment-complete"],
  ["/blog/re-sodding", "/blog/re-sodding"],
  ["/share/AbC.dEf?design=2", "/share/…"],
  ["/preview/AbC.dEf/x@y", "/preview/…/…"],
])("%s", (url, logged) => {
  expect(loggablePath(url)).toBe(logged);
});
