import { expect, it, test } from "vitest";
import { app } from "#tests/harness/http-app.ts";

const isSignedIn = async (cookie: string) => (await app.fetch("/api/auth/user", { cookie })).status === 200;

test.each([["same-origin"], ["none"], [undefined]])("GET /api/logout with Sec-Fetch-Site %s logs out", async (site) => {
  const { cookie } = await app.signIn();
  const response = await app.fetch("/api/logout", { cookie, headers: site ? { "Sec-Fetch-Site": site } : {} });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
  expect(response.headers.get("Set-Cookie")).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
  expect(await isSignedIn(cookie)).toBe(false);
});

test.each([
  [{ "Sec-Fetch-Site": "cross-site" }],
  [{ "Sec-Fetch-Site": "same-site" }],
  [{ "Sec-Fetch-Site": "same-origin", "Sec-Purpose": "prefetch" }],
])("GET /api/logout with %j asks first", async (headers) => {
  const { cookie } = await app.signIn();
  const response = await app.fetch("/api/logout", { cookie, headers });
  expect(response.status).toBe(200);
  const [form] = /<form[\s\S]*?<\/form>/.exec((await response.text()).split("<main")[1]!)!;
  expect(form).toContain('action="/api/logout" method="post"');
  expect(form).toMatch(/<button type="submit"[^>]*>Log out<\/button>/);
  expect(await isSignedIn(cookie)).toBe(true);
});

it("POST /api/logout logs out", async () => {
  const { cookie } = await app.signIn();
  const response = await app.fetch("/api/logout", { cookie, method: "POST", headers: { Origin: app.baseUrl } });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
  expect(await isSignedIn(cookie)).toBe(false);
});

it("POST /api/logout from another site does nothing", async () => {
  const { cookie } = await app.signIn();
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await app.fetch("/api/logout", { cookie, method: "POST", headers })).status).toBe(403);
  expect(await isSignedIn(cookie)).toBe(true);
});

it("logs out of this browser only, and does not mind when nobody is signed in", async () => {
  const here = await app.signIn();
  const there = await app.signIn({ email: undefined });
  await app.fetch("/api/logout", { cookie: here.cookie });
  expect(await isSignedIn(there.cookie)).toBe(true);
  expect((await app.fetch("/api/logout", { cookie: here.cookie })).status).toBe(303);
  expect((await app.fetch("/api/logout")).status).toBe(303);
});
