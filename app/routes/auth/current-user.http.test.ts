import { expect, it } from "vitest";
import { app } from "#tests/harness/http-app.ts";

it("GET /api/auth/user tells who is signed in", async () => {
  const { user, cookie } = await app.signIn();
  const response = await app.fetch("/api/auth/user", { cookie });
  const { id, email, firstName, lastName, profileImageUrl } = user;
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ id, email, firstName, lastName, profileImageUrl });
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  expect(response.headers.get("Vary")).toContain("Cookie");
});

it("GET /api/auth/user answers 401 with a message when nobody is", async () => {
  const response = await app.fetch("/api/auth/user");
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: "Please log in to continue." });
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  expect(response.headers.get("Vary")).toContain("Cookie");
  expect(response.headers.get("Set-Cookie")).toBeNull();
});
