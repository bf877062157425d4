import { expect, test } from "vitest";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { app } from "#tests/harness/http-app.ts";

test("editors find the way to the desk in their menu, visitors do not", async () => {
  const { cookie } = await app.signIn();
  expect(await (await app.fetch("/account", { cookie })).text()).toContain('href="/admin"');
  expect(await (await app.fetch("/")).text()).not.toContain('href="/admin"');
});

test("a note carried over a redirect is shown once, where no script is needed to read it", async () => {
  const session = await readSession(new Request(app.baseUrl));
  session.set("toast", { title: "Payment failed", description: "Your card was declined.", variant: "destructive" });
  const cookie = (await commitSession(session)).split(";", 1)[0]!;

  const first = await (await app.fetch("/login", { cookie })).text();
  expect(first).toMatch(/role="alert".*Payment failed.*Your card was declined\./s);
  const second = await (await app.fetch("/login", { cookie })).text();
  expect(second).not.toContain("Payment failed");
});

test("whole style sheets, which only scripts need, come after the content", async () => {
  const { cookie } = await app.signIn();
  const page = await (await app.fetch("/", { cookie })).text();
  const [content, behind] = page.split("</main>") as [string, string];
  expect(content).not.toContain('rel="stylesheet"');
  expect(behind).toContain('rel="stylesheet"');
});
