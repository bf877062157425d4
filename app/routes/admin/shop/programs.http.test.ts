import { eq } from "drizzle-orm";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tokensAtMost } from "#app/domain/accounts/api-token.ts";
import { addEndpoint } from "#app/domain/webhooks/webhook-endpoints.server.ts";
import { apiTokens, blogPosts, jobs, users, webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";

let server: RunningServer;
let log = "";
let anna: Awaited<ReturnType<typeof app.signIn>>;

beforeAll(async () => {
  const settings = { NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "debug" };
  server = await startServer("start.mjs", { ...settings, ADMIN_EMAILS: "anna@programs.test, ben@programs.test" });
  server.process.stdout!.on("data", (lines) => (log += lines));
  anna = await app.signIn({ email: "anna@programs.test" });
});
afterAll(() => server?.stop());
beforeEach(() => {
  app.db.delete(apiTokens).run();
  app.db.delete(webhookEndpoints).run();
});

const post = (fields: [string, string][] | Record<string, string>) =>
  fetch(`${server.baseUrl}/admin/shop/api`, {
    method: "POST",
    headers: { Cookie: anna.cookie, Origin: server.baseUrl },
    redirect: "manual",
    body: new URLSearchParams(fields),
  });
const desk = async () =>
  parse(await (await fetch(`${server.baseUrl}/admin/shop/api`, { headers: { Cookie: anna.cookie } })).text());

async function createToken(...scopes: string[]): Promise<string> {
  const answer = await post([
    ...[["intent", "create-token"] as [string, string], ["name", "The till"] as [string, string]],
    ...scopes.map((scope): [string, string] => ["scopes", scope]),
    ["lifetime", "30"],
  ]);
  expect(answer.status).toBe(200);
  return /atelier_[\w-]{43}/.exec(await answer.text())![0];
}

function call(token: string, path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...init.headers };
  return fetch(`${server.baseUrl}/api/${path}`, { ...init, headers });
}

let lastPost = 0;
const newPost = () => {
  lastPost += 1;
  return JSON.stringify({
    title: `By a program ${lastPost}`,
    slug: `by-a-program-${lastPost}`,
    content: "It lasts for *decades*.",
  });
};

describe("an API token", () => {
  test("is shown once, stored as a hash, and in no log", async () => {
    const token = await createToken("read-orders", "write-posts");
    const page = (await desk()).text;
    expect(page).toContain("The till");
    expect(page).toContain(`${token.slice(0, 12)}…`);
    expect(page).toContain("never used");
    expect(page).not.toContain(token);
    expect((await call(token, "designs/recent")).status).toBe(200);
    expect((await call(`${token}x`, "designs/recent")).status).toBe(401);
    expect((await desk()).text).toContain("last used just now");
    expect(JSON.stringify(app.db.select().from(apiTokens).all())).not.toContain(token.slice(12));
    await expect.poll(() => log.match(/designs\/recent/g)).toHaveLength(2);
    expect(log).not.toContain(token.slice(12));
  });

  test("writes posts in its maker's name, from a program without an Origin", async () => {
    const token = await createToken("write-posts");
    const created = await call(token, "blog/posts", { method: "POST", body: newPost() });
    expect(created.status).toBe(201);
    const { id } = await created.json();
    expect(app.db.select().from(blogPosts).where(eq(blogPosts.id, id)).get()).toMatchObject({ authorId: anna.user.id });
    expect((await call(token, "blog/posts?status=all")).status).toBe(200);
    const renamed = await call(token, `blog/posts/${id}`, { method: "PUT", body: '{"title":"Renamed"}' });
    expect([renamed.status, (await renamed.json()).title]).toEqual([200, "Renamed"]);
    expect((await call(token, `blog/posts/${id}`, { method: "DELETE" })).status).toBe(200);
  });

  test("reads every customer's orders, without their pictures", async () => {
    const token = await createToken("read-orders");
    const { user } = await app.signIn();
    const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 2);
    const one = await (await call(token, `designs/${id}`)).json();
    expect(one).toMatchObject({ designRequest: { id, paymentStatus: "paid" }, images: [{ variationNumber: 1 }, {}] });
    const recent = await (await call(token, "designs/recent")).json();
    expect(recent.designs[0]).toEqual(one);
    const history = await call(token, `designs/history/email/${user.email}`);
    expect((await history.json()).designs).toEqual([one]);
    expect((await call(token, "designs/history/email/nobody@programs.test")).status).toBe(404);
    for (const path of [`designs/${id}/designs.zip`, `uploads/${one.images[0].imagePath}`, "auth/user"])
      expect([401, 403, 404], path).toContain((await call(token, path)).status);
  });

  test("gets a message with 401 or 403 for what it may not do", async () => {
    const [reads, writes] = [await createToken("read-orders"), await createToken("write-posts")];
    const refusals = [
      await call(reads, "blog/posts", { method: "POST", body: newPost() }),
      await call(writes, "designs/recent"),
      await call(writes, "designs/7"),
    ];
    for (const refusal of refusals)
      expect([refusal.status, await refusal.json()]).toEqual([403, { message: "This token may not do that" }]);
    app.db.update(apiTokens).set({ expiresAt: Date.now() }).run();
    for (const token of [reads, "atelier_", "atelier_x y"]) {
      const refusal = await call(token, "designs/recent");
      expect([refusal.status, await refusal.json()]).toEqual([
        401,
        { message: "This token is unknown, expired or revoked" },
      ]);
    }
  });

  test("ends when it is revoked, and with its maker's rights", async () => {
    const token = await createToken("write-posts");
    const status = async () => (await call(token, "blog/posts?status=draft")).status;
    expect(await status()).toBe(200);
    const rename = (email: string) => app.db.update(users).set({ email }).where(eq(users.id, anna.user.id)).run();
    rename("former@programs.test");
    expect(await status()).toBe(403);
    rename("anna@programs.test");
    const { id } = app.db.select().from(apiTokens).get()!;
    expect((await post({ intent: "revoke-token", id: String(id) })).status).toBe(303);
    expect(await status()).toBe(401);
  });

  test("neither borrows a session nor lends it its exemption from Origin", async () => {
    const reads = await createToken("read-orders");
    const both = { Cookie: anna.cookie };
    const asTheEditor = await call(reads, "blog/posts", { method: "POST", body: newPost(), headers: both });
    expect(asTheEditor.status).toBe(403);
    expect((await call("atelier_none", "auth/user", { headers: both })).status).toBe(401);
    const writes = await createToken("write-posts");
    for (const [name, value] of [["Origin", "https://evil.test"] as const, ["Sec-Fetch-Site", "cross-site"] as const]) {
      const headers = { ...both, [name]: value };
      expect((await call(writes, "blog/posts", { method: "POST", body: newPost(), headers })).status).toBe(403);
    }
  });

  test("another program's bearer, such as a proxy's, changes nothing", async () => {
    const asAnna = await call("ey.not.ours", "auth/user", { headers: { Cookie: anna.cookie } });
    expect((await asAnna.json()).email).toBe("anna@programs.test");
  });

  test("is one of a bounded number", async () => {
    for (let n = 0; n < tokensAtMost; n++) await createToken("read-orders");
    const refused = await post({ intent: "create-token", name: "x", scopes: "read-orders", lifetime: "30" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(`There are ${tokensAtMost} tokens already`);
  });

  test.each([
    [{ name: "", scopes: "read-orders", lifetime: "30" }, "Please name the program"],
    [{ name: "x", lifetime: "30" }, "Please choose what the program may do"],
    [{ name: "x", scopes: "delete-orders", lifetime: "30" }, "There is no such permission"],
    [{ name: "x", scopes: "read-orders", lifetime: "31" }, "Please choose how long the token is valid"],
  ])("is refused in words for %o", async (fields, words) => {
    const refused = await post(Object.entries({ intent: "create-token", ...fields }));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(words);
    expect(app.db.select().from(apiTokens).all()).toEqual([]);
  });
});

describe("a webhook", () => {
  test("is added, shows its secret, and is removed with its deliveries", async () => {
    const url = "https://program.example/hook";
    expect((await post({ intent: "add-endpoint", url })).status).toBe(303);
    const page = await desk();
    expect(page.text).toContain(url);
    expect(page.text).toMatch(/whsec_[\w-]{43}/);
    const { id } = app.db.select().from(webhookEndpoints).get()!;
    expect((await post({ intent: "remove-endpoint", id: String(id) })).status).toBe(303);
    expect(app.db.select().from(webhookEndpoints).all()).toEqual([]);
  });

  test.each([
    ["http://program.example/hook", "Only https addresses on the public internet"],
    ["https://192.168.1.1/hook", "Only https addresses on the public internet"],
    ["https://me:secret@program.example/", "Only https addresses on the public internet"],
    ["program", "Please type a whole address"],
    ["https://known.example/", "This address is called already"],
  ])("at %s is refused", async (url, words) => {
    addEndpoint("https://known.example/");
    const refused = await post({ intent: "add-endpoint", url });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(words);
  });

  test("that was given up is sent again", async () => {
    addEndpoint("https://program.example/hook");
    const { id: endpointId } = app.db.select().from(webhookEndpoints).get()!;
    const given = { endpointId, eventId: "order.paid.7", body: "{}", attempts: 20, outcome: "answered 500" };
    const { id } = app.db
      .insert(webhookDeliveries)
      .values({ ...given, status: "given-up" })
      .returning()
      .get();
    expect((await desk()).text).toContain("20 attempts: the endpoint answered 500");
    expect((await post({ intent: "send-again", id: String(id) })).status).toBe(303);
    expect(
      app.db
        .select()
        .from(jobs)
        .where(eq(jobs.key, `${id}:1`))
        .get(),
    ).toMatchObject({ kind: "send-webhook" });
    expect((await desk()).querySelector('[value="send-again"]')).toBeNull();
  });
});

test("without ADMIN_EMAILS it is closed, and no token opens anything", async () => {
  const { user, cookie } = await app.signIn();
  const answer = await app.fetch("/admin/shop/api", { cookie });
  expect(answer.status).toBe(403);
  expect((await answer.text()).replaceAll("<!-- -->", "")).toContain(`ADMIN_EMAILS=${user.email}`);
  const token = await createToken("read-orders", "write-posts");
  const headers = { Authorization: `Bearer ${token}` };
  expect((await app.fetch("/api/designs/recent", { headers })).status).toBe(403);
  expect((await app.fetch("/api/blog/posts?status=all", { headers })).status).toBe(403);
});
