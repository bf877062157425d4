import { expect, test } from "vitest";
import { loggablePath } from "./request-log.server.ts";

test.each([
  ["/blog/first-post", "/blog/first-post"],
  ["/api/login/callback?code=secret&state=x", "/api/login/callback"],
  ["/api/designs/history/email/ada@example.com", "/api/designs/history/email/…"],
  ["/api/designs/history/email/ada%40example.com", "/api/designs/history/email/…"],
  ["/api/designs/history/email/ada%2540example.com?x=1", "/api/designs/history/email/…"],
])("%s", (url, logged) => {
  expect(loggablePath(url)).toBe(logged);
});
