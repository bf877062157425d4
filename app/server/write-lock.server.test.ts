import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionLifetimeMs } from "#app/domain/accounts/session-rows.server.ts";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { blogCategories, designRequests, sessions } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { holdWriteLock } from "#tests/harness/hold-write-lock.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";

/** What customers see while another process, such as an import, writes to the shop's database. */

const user = createUser();
let cookie: string;
let server: RunningServer;
let letGo: () => Promise<void> = async () => {};

beforeAll(async () => {
  const session = await readSession(new Request(env.PUBLIC_URL));
  session.set("userId", user.id);
  session.set("toast", { title: "A note for the next page", variant: "default" });
  cookie = (await commitSession(session)).split(";", 1)[0]!;
  // Long unused: the next page would extend it.
  const expire = Date.now() + sessionLifetimeMs / 2;
  db.update(sessions).set({ expire }).where(eq(sessions.userId, user.id)).run();
  server = await startServer("start.mjs", {
    NODE_ENV: "test",
    DATA_DIR: env.DATA_DIR,
    LOG_LEVEL: "error",
    WRITE_PATIENCE_SECONDS: "5",
  });
});
afterAll(async () => {
  await letGo();
  await server.stop();
});

function ask(path: string, init: RequestInit = {}) {
  const headers = { ...init.headers, Cookie: cookie };
  return fetch(server.baseUrl + path, { redirect: "manual", ...init, headers });
}

function post(path: string, fields: Record<string, string>) {
  return ask(path, { method: "POST", body: new URLSearchParams(fields) });
}

test("pages and calls are answered meanwhile; a form waits until it can be stored", async () => {
  const order = createUnpaidOrder({ userId: user.id, prompt: "A pond with lilies" });
  letGo = await holdWriteLock(databaseFile(env.DATA_DIR));
  for (const path of ["/account", "/", "/blog", "/api/auth/user", `/payment/${order.id}`, `/api/designs/${order.id}`]) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
  const question = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"prompt":"A pond, please"}',
  };
  expect((await ask("/api/wish-reading", question)).status).toBe(200);

  const prompt = "A pond with lilies and a bench";
  const changing = post(`/payment/${order.id}`, { intent: "reword", prompt });
  expect((await ask("/account")).status).toBe(200);
  await letGo();
  expect((await changing).status).toBe(303);
  expect(db.select().from(designRequests).where(eq(designRequests.id, order.id)).get()?.prompt).toBe(prompt);
  // The next page does what was left undone.
  expect(await (await ask("/account")).text()).toContain("A note for the next page");
  const { expire } = db.select().from(sessions).where(eq(sessions.userId, user.id)).get()!;
  expect(expire).toBeGreaterThan(Date.now() + sessionLifetimeMs * 0.9);
});

test("a form that waited too long is returned with everything typed", async () => {
  letGo = await holdWriteLock(databaseFile(env.DATA_DIR));
  const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"name":"Ponds"}' };
  const [page, call, deletion] = await Promise.all([
    post("/admin/categories/new", { name: "Ponds & <lilies>", slug: "ponds" }),
    ask("/api/blog/tags", json),
    ask("/api/blog/tags/1", { method: "DELETE" }),
  ]);
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  const html = await page.text();
  expect(html).toContain("could not save yours");
  expect(html).toContain('action="/admin/categories/new"');
  expect(html).toContain('value="Ponds &amp; &lt;lilies&gt;"');
  for (const refused of [call, deletion]) {
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { message: expect.stringContaining("could not save") },
    ]);
  }
  await letGo();
  const again = await post("/admin/categories/new", { name: "Ponds & <lilies>", slug: "ponds" });
  expect(again.status).toBe(303);
  expect(db.select().from(blogCategories).where(eq(blogCategories.slug, "ponds")).get()?.name).toBe("Ponds & <lilies>");
});
