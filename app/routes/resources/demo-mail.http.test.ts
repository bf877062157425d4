import { join } from "node:path";
import { expect, test } from "vitest";
import { createFileMailer } from "#app/providers/mailer/file-mailer.server.ts";
import { app } from "#tests/harness/http-app.ts";

async function leaveLetter(name: string): Promise<void> {
  await createFileMailer(join(app.dataDir, "mail")).send({
    to: "pat@yard.test",
    subject: `Your designs are ready <${name}>`,
    html: `<p style="color:green">Hello <b>${name}</b></p>`,
    text: `Hello ${name}`,
    messageId: `<${name}@localhost>`,
  });
}

test("lists the letters that were written, with their addresses", async () => {
  await leaveLetter("designs-ready.71");
  const answer = await app.fetch("/demo/mail");
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("Your designs are ready &lt;designs-ready.71&gt;");
  expect(html).toContain("pat@yard.test");
  expect(html).toContain('href="/demo/mail/designs-ready.71"');
  expect(html).toContain("Anyone who can open this page can read them");
});

test("shows one as it was sent, with nothing that could run or be fetched elsewhere", async () => {
  await leaveLetter("designs-ready.72");
  const answer = await app.fetch("/demo/mail/designs-ready.72");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; img-src 'self';/);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(await answer.text()).toBe('<p style="color:green">Hello <b>designs-ready.72</b></p>');
});

test("shows its plain text too", async () => {
  await leaveLetter("designs-ready.73");
  const answer = await app.fetch("/demo/mail/designs-ready.73?as=text");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe("Hello designs-ready.73");
});

test.each(["no-such-letter", "..%2F..%2Fsession-secret", "designs-ready.71.json", "%00"])(
  "%s is no letter",
  async (id) => {
    expect((await app.fetch(`/demo/mail/${id}`)).status).toBe(404);
  },
);
