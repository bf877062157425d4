import { expect, test } from "vitest";
import { app } from "#tests/harness/http-app.ts";

test("an address nobody made is a 404 in words, without scripts, for reading and for sending", async () => {
  for (const init of [{}, { method: "POST", body: new URLSearchParams({ a: "1" }) }]) {
    const answer = await app.fetch("/no/such/page", init);
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toContain("404 Page Not Found");
    expect(page).toContain("Did you forget to add the page to the router?");
    expect(page).toContain("<title>404 Page Not Found · ");
    expect(page).not.toContain("<script");
  }
});

test("the shell follows who is signed in", async () => {
  const stranger = await (await app.fetch("/no/such/page")).text();
  expect(stranger).toContain('href="/api/login"');
  expect(stranger).not.toContain("My Account");

  const { user, cookie } = await app.signIn();
  const known = await (await app.fetch("/no/such/page", { cookie })).text();
  expect(known).toContain("My Account");
  expect(known).toContain('href="/account"');
  expect(known).toContain('href="/api/logout"');
  expect(known).toContain(user.email);
});
