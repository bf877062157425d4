import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { holdWork, isHeld } from "#app/held-work.server.ts";
import { jobs } from "#db/schema.ts";
import { app } from "#tests/harness/http-app.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";

/** An installation with every secret set, on the same data. */
const secrets = {
  SESSION_SECRET: "hush-hush-hush-hush-hush-hush-hush-hush",
  OIDC_CLIENT_SECRET: "client-hush",
  SMTP_URL: "smtp://somebody:mail-hush@mail.yard.test:2525",
};
let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  const settings = { NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "silent" };
  const { SESSION_SECRET: _, ...others } = secrets;
  server = await startServer("start.mjs", { ...settings, ...others, ADMIN_EMAILS: "anna@yard.test, ben@yard.test" });
  ({ cookie } = await app.signIn({ email: "anna@yard.test" }));
}, 180_000);
afterAll(() => server?.stop());

it("shows what is in use and who may edit, and no secret", async () => {
  const html = await (await fetch(`${server.baseUrl}/admin/settings`, { headers: { Cookie: cookie } })).text();
  for (const shown of ["anna@yard.test", "ben@yard.test", "mail.yard.test:2525", "made by this installation"]) {
    expect(html).toContain(shown);
  }
  for (const hidden of ["hush", "somebody", "Everybody who signs in"]) expect(html).not.toContain(hidden);
});

/** The operator's page of the installation with secrets; posts when given a form. */
function operation(as: string | undefined, form?: Record<string, string>): Promise<Response> {
  const headers = { ...(as && { Cookie: as }), Origin: server.baseUrl };
  const post = form && { method: "POST", body: new URLSearchParams(form) };
  return fetch(`${server.baseUrl}/admin/operation`, { headers, redirect: "manual", ...post });
}

it("shows the operation to those named, and to nobody where none is", async () => {
  const { cookie: stranger } = await app.signIn({ email: "eve@yard.test" });
  for (const form of [undefined, { intent: "release" }]) {
    expect((await operation(undefined, form)).headers.get("Location")).toMatch(/^\/api\/login/);
    expect((await operation(stranger, form)).status).toBe(403);
  }
  expect((await app.fetch("/admin/operation", { cookie })).status).toBe(403);
  const data = await fetch(`${server.baseUrl}/admin/operation.data`, { headers: { Cookie: stranger } });
  expect(await data.text()).not.toContain("migration");

  const html = await (await operation(cookie)).text();
  for (const shown of [
    "None are made: BACKUP_DIR is not set.",
    "SQLite",
    "# OIDC_CLIENT_SECRET= (was set",
    process.version,
  ]) {
    expect(html).toContain(shown);
  }
  for (const hidden of ["hush", "somebody", "ben@yard.test"]) expect(html).not.toContain(hidden);
});

it("tries a letter again that was given up, and no picture whose money went back", async () => {
  const ended = { status: "dead", attempts: 20, runAt: 1, finishedAt: Date.now(), lastError: "Mailbox full" } as const;
  const given = (kind: string) =>
    app.db
      .insert(jobs)
      .values({ ...ended, kind, key: `${Date.now()}`, payload: { requestId: 1 } })
      .returning()
      .get();
  const [letter, picture] = [given("send-receipt-letter"), given("generate-image")];
  expect(await (await operation(cookie)).text()).toContain("Mailbox full");
  for (const { id } of [letter, picture]) await operation(cookie, { intent: "retry", job: String(id) });
  const statusOf = ({ id }: { id: number }) => app.db.select().from(jobs).where(eq(jobs.id, id)).get();
  expect(statusOf(letter)).toMatchObject({ status: "ready", attempts: 0 });
  expect(statusOf(picture)).toMatchObject({ status: "dead", attempts: 20 });
});

it("shows a restored installation what it would do, and lets it", async () => {
  holdWork(app.dataDir, {
    backup: "2026-11-22T03-10-00Z",
    takenAt: Date.now(),
    restoredAt: Date.now(),
    complete: true,
  });
  expect(await (await operation(cookie)).text()).toContain("Held: the backup 2026-11-22T03-10-00Z. Released, it would");
  await operation(cookie, { intent: "release" });
  expect(isHeld(app.dataDir)).toBe(false);
});

it("says what it means that no editors are named", async () => {
  for (const path of ["/admin", "/admin/settings"]) {
    const html = await (await app.fetch(path, { cookie })).text();
    expect(html).toContain("Everybody who signs in may edit this blog.");
  }
});

it("keeps what was typed of the blog's settings when something is wrong with it", async () => {
  const typed = {
    title: "Notes of a garden",
    introduction: "What grows",
    language: "Klingon!",
    timeZone: "Asia/Tokyo",
  };
  const answer = await app.fetch("/admin/settings", { method: "POST", body: new URLSearchParams(typed), cookie });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Language must be a tag such as en, de or pt-BR");
  for (const value of [typed.title, "Klingon!"]) expect(html).toContain(`value="${value}"`);
  expect(html).toMatch(/What grows<\/textarea>.*<option value="Asia\/Tokyo" selected/s);
});
