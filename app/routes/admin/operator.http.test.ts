import { eq } from "drizzle-orm";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { holdWork, isHeld } from "#app/disk/held-work.server.ts";
import { letterLink } from "#app/domain/letters/letter-link.server.ts";
import { designRequestMessages } from "#app/domain/orders/request/design-request-rules.ts";
import { identities, imageAttempts, jobs, letters, orderedPictures, users } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";

/** An installation whose operators are named, with secrets, on the same data. */
const secrets = {
  SESSION_SECRET: "hush-hush-hush-hush-hush-hush-hush-hush",
  OIDC_CLIENT_SECRET: "client-hush",
  METRICS_TOKEN: "hush-hush-hush-hush",
  SMTP_URL: "smtp://somebody:mail-hush@mail.yard.test:2525",
};
/** The operator's own words. */
const words = {
  PRIVACY_FILE: "docs/privacy-template.md",
  TERMS_FILE: "docs/terms-template.md",
  PHOTO_DAYS: "120",
};
/** No disk has so much: it counts as full. */
const fullDisk = { FREE_DISK_MB: "10000000" };
let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  const settings = { NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "silent" };
  const { SESSION_SECRET: _, ...others } = secrets;
  server = await startServer("start.mjs", {
    ...settings,
    ...others,
    ...words,
    ...fullDisk,
    ADMIN_EMAILS: "anna@yard.test, ben@yard.test",
  });
  ({ cookie } = await app.signIn({ email: "anna@yard.test" }));
});
afterAll(() => server?.stop());

/** One of the operator's pages; posts when given a form. */
function ask(path = "", as: string | undefined = cookie, form?: Record<string, string>): Promise<Response> {
  const headers = { ...(as && { Cookie: as }), Origin: server.baseUrl };
  const post = form && { method: "POST", body: new URLSearchParams(form) };
  return fetch(`${server.baseUrl}/admin/operation${path}`, { headers, redirect: "manual", ...post });
}

/** A page as it is read: without the marks between pieces of text, and tags only where they are asked about. */
async function read(path = ""): Promise<string> {
  return (await (await ask(path)).text())
    .replaceAll("<!-- -->", "")
    .replaceAll(/<style.*?<\/style>/gs, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

it.each(["", "/orders", "/orders/1", "/jobs", "/letters", "/providers", "/storage", "/installation", "/log"])(
  "without ADMIN_EMAILS /admin/operation%s says why it is closed, and what to set",
  async (path) => {
    const { user, cookie } = await app.signIn();
    const answer = await app.fetch(`/admin/operation${path}`, { cookie });
    expect(answer.status).toBe(403);
    const html = (await answer.text()).replaceAll("<!-- -->", "");
    expect(html).toContain("closed to everyone because the setting");
    expect(html).toContain(`ADMIN_EMAILS=${user.email}`);
    expect(html).not.toContain("may not manage the blog");
    expect((await app.fetch("/admin", { cookie })).status).toBe(200);
  },
);

it("shows its editors what is in use and who may edit, and no secret", async () => {
  const html = await (await fetch(`${server.baseUrl}/admin/settings`, { headers: { Cookie: cookie } })).text();
  for (const shown of ["anna@yard.test", "ben@yard.test", "mail.yard.test:2525", "made by this installation"]) {
    expect(html).toContain(shown);
  }
  for (const hidden of ["hush", "somebody", "Everybody who signs in"]) expect(html).not.toContain(hidden);
  for (const path of ["/admin", "/admin/settings"]) {
    const open = await (await app.fetch(path, { cookie })).text();
    expect(open).toContain("Everybody who signs in may edit this blog.");
  }
});

it("says why someone is no editor, and who of those named is one", async () => {
  const { cookie: stranger } = await app.signIn();
  const refused = await ask("", stranger);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("is not among those in ADMIN_EMAILS");
  const owner = app.db.insert(users).values({}).returning().get();
  const claim = {
    issuer: "https://id.test",
    subject: "ben",
    email: "ben@yard.test",
    emailClaim: "unverified" as const,
  };
  app.db
    .insert(identities)
    .values({ userId: owner.id, ...claim })
    .run();
  expect(await (await ask("", await app.cookieOf(owner))).text()).toContain("not verified (email_verified is false)");
  const settings = await fetch(`${server.baseUrl}/admin/settings`, { headers: { Cookie: cookie } });
  const html = (await settings.text()).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  expect(html).toMatch(/anna@yard.test has signed in ben@yard.test .*email_verified is false/);
});

it("keeps a log of the desk for those named", async () => {
  const path = `/old-${Date.now()}`;
  const headers = { Cookie: cookie, Origin: server.baseUrl };
  const body = new URLSearchParams({ path, target: "/blog" });
  await fetch(`${server.baseUrl}/admin/redirects`, { method: "POST", headers, body, redirect: "manual" });
  expect(await read("/log")).toContain(`anna@yard.test Redirect added · ${path}`);
  const { cookie: stranger } = await app.signIn();
  expect((await ask("/log", stranger)).status).toBe(403);
});

it("shows the operator's Privacy Policy and Terms in place of Coming Soon", async () => {
  const readOut = async (path: string) =>
    (await (await fetch(`${server.baseUrl}${path}`)).text()).replaceAll("<!-- -->", "");
  const page = await readOut("/privacy");
  expect(page).toMatch(/<h1[^>]*>Privacy Policy<\/h1>/);
  expect(page).toContain("goes 120 days after your designs are done");
  expect(page).not.toMatch(/\{[A-Z_]+\}|&lt;!--|fill in/);
  expect(page).toContain("our payment company takes them");
  expect(page).toMatch(/<a href="#s-how-long"[^>]*>How long<\/a>/);
  expect(page).toMatch(/href="\/privacy"[^>]*>Privacy Policy/);
  const terms = await readOut("/terms");
  expect(terms).toMatch(/<h1[^>]*>Terms of Service<\/h1>/);
  expect(terms).toContain("/terms");
  expect(terms).not.toContain("goes 120 days after your designs are done");
  expect(page).toMatch(/href="\/terms"[^>]*>Terms of Service/);
  // The operator is told what readers do not get to see.
  expect(await read("")).toContain(
    "PRIVACY_FILE has 8 places to fill in (who runs the site, with name and address, as a sentence …)",
  );
});

const pages = ["", "/orders", "/jobs", "/letters", "/providers", "/storage", "/installation"];

it("is open to those named, and to nobody where none is; no page shows a secret or another operator", async () => {
  const { cookie: stranger } = await app.signIn({ email: "eve@yard.test" });
  for (const path of pages) {
    expect((await ask(path, stranger)).status).toBe(403);
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const hidden of ["hush", "somebody", "ben@yard.test"]) expect(html).not.toContain(hidden);
  }
  expect((await ask("/jobs", stranger, { intent: "cancel", job: "1" })).status).toBe(403);
  expect((await app.fetch("/admin/operation/orders", { cookie })).status).toBe(403);
  const data = await fetch(`${server.baseUrl}/admin/operation/installation.data`, { headers: { Cookie: stranger } });
  expect(await data.text()).not.toContain("migration");
  expect(await read("/installation")).toMatch(/SQLite.*OIDC_CLIENT_SECRET \(was set.*2 named/);
  expect(await read()).toContain("None are made: BACKUP_DIR is not set.");
});

it("finds an order by its number and by its customer's address, and tells all of it but wish and photo", async () => {
  const order = createPaidOrder({ deliveryEmail: "Found@yard.test", prompt: "A secret wish" });
  const attempt = { requestId: order.id, variationNumber: 1, provider: "studio", seconds: 2.5 } as const;
  app.db
    .insert(imageAttempts)
    .values({ ...attempt, outcome: "retry", message: "Came back black" })
    .run();
  for (const search of [`%23${order.id}`, "Found@yard.test"]) {
    expect(await read(`/orders?search=${search}`)).toMatch(new RegExp(`#${order.id} just now Found@yard.test`));
  }
  expect(await read("/orders?search=nobody@yard.test")).toContain("No orders.");
  expect(await read("/orders?show=in-trouble")).not.toContain("Found@yard.test");
  const page = await read(`/orders/${order.id}`);
  for (const shown of ["$4", "Still to come 1", "generate-image", "retry", "Came back black"]) {
    expect(page).toContain(shown);
  }
  expect(page).not.toContain("A secret wish");
  expect((await ask("/orders/999999")).status).toBe(404);
  expect(await read("/providers")).toContain("Came back black");
});

it("pages through orders from the newest to the first", async () => {
  const made = Array.from({ length: 27 }, () => createPaidOrder({ deliveryEmail: "many@yard.test" }).id);
  const first = await (await ask("/orders?search=many@yard.test")).text();
  const older = /\?search=many%40yard.test&amp;before=(\d+)/.exec(first)?.[1];
  expect(Number(older)).toBe(made[2]);
  const numbers = [...(await read(`/orders?search=many@yard.test&before=${older}`)).matchAll(/#(\d+)/g)];
  expect(numbers.map(([, id]) => Number(id))).toEqual([made[1], made[0]]);
});

it("sends a letter about an order again, to the address that the operator types", async () => {
  const order = createPaidOrder({ deliveryEmail: "pat@yard.test" });
  const given = { requestId: order.id, recipient: "pat@yard.test", messageId: "<x@y>", kind: "receipt" } as const;
  const key = `receipt.${order.id}`;
  app.db
    .insert(letters)
    .values({ ...given, key, status: "given-up", problem: "mailbox-full" })
    .run();
  expect(await read("/letters?show=given-up")).toMatch(/pat@yard.test given up, owed since .*: the mailbox is full/);
  const send = (email: string, path = `/orders/${order.id}`) =>
    ask(path, cookie, { intent: "send-again", letter: key, email });
  for (const path of [undefined, "/letters"]) {
    const refused = await send("pat@other", path);
    expect(refused.status).toBe(422);
    const field = parse(await refused.text()).querySelector("details[open] [name=email]");
    expect(field?.getAttribute("value")).toBe("pat@other");
    expect(field?.closest("form")?.textContent).toContain(designRequestMessages.email);
  }
  expect(app.db.select().from(letters).where(eq(letters.requestId, order.id)).all()).toHaveLength(1);
  expect((await send("pat@other.test")).headers.get("Location")).toBe(`/admin/operation/orders/${order.id}`);
  const copy = app.db
    .select()
    .from(letters)
    .where(eq(letters.key, `${key}.again-1`))
    .get();
  expect(copy).toMatchObject({ recipient: "pat@other.test", status: "owed" });
  expect(await read(`/orders/${order.id}`)).toMatch(/pat@yard.test replaced by another one/);
});

it("tells when a letter's link was followed first; only our own links lead to an order", async () => {
  const { id } = createPaidOrder({ deliveryEmail: "reader@yard.test" });
  const key = `receipt.${id}`;
  const given = { key, kind: "receipt", requestId: id, recipient: "reader@yard.test", messageId: "<r@y>" } as const;
  app.db
    .insert(letters)
    .values({ ...given, status: "sent", sentAt: 1 })
    .run();
  const openedAt = () => app.db.select().from(letters).where(eq(letters.key, key)).get()!.openedAt;
  const follow = (path: string) => fetch(`${server.baseUrl}${path}`, { redirect: "manual" });
  const { pathname } = new URL(letterLink(key));
  for (const forged of [`${pathname}x`, new URL(letterLink("receipt.0")).pathname.replace("receipt.0", key)]) {
    expect((await follow(forged)).status).toBe(404);
  }
  expect([openedAt(), await read(`/orders/${id}`)]).toEqual([null, expect.not.stringContaining("link followed")]);
  expect((await follow(pathname)).headers.get("Location")).toBe(`/results/${id}`);
  const first = openedAt();
  expect(first).toBeGreaterThan(Date.now() - 60_000);
  await follow(pathname);
  expect(openedAt()).toBe(first);
  expect(await read(`/orders/${id}`)).toMatch(/reader@yard.test sent .*, its link followed/);
});

it("on a full disk photos are refused in words that give back what was typed, and an order that is paid says that it waits", async () => {
  const { user, cookie: customer } = await app.signIn();
  const order = createDesignRequest(user.id, { status: "processing", paymentStatus: "paid" }, 1);
  const body = new FormData();
  const prompt = "Only gravel, and a bench";
  for (const [name, value] of Object.entries({ prompt, email: "pat@yard.test", intent: "details" }))
    body.set(name, value);
  body.set("photo", new File([new Uint8Array(9_000)], "yard.jpg", { type: "image/jpeg" }));
  const headers = { Cookie: customer, Origin: server.baseUrl };
  const form = await fetch(`${server.baseUrl}/?index`, { method: "POST", headers, body });
  expect([form.status, form.headers.has("Retry-After")]).toEqual([507, true]);
  const page = await form.text();
  for (const words of ["There is no room for photos just now", prompt]) expect(page).toContain(words);
  const api = await fetch(`${server.baseUrl}/api/uploads`, { method: "POST", headers, body });
  expect([api.status, await api.json()]).toEqual([507, { message: expect.stringContaining("no room for photos") }]);
  const waiting = await fetch(`${server.baseUrl}/results/${order.id}`, { headers });
  expect(await waiting.text()).toContain("Your order waits and nothing of it is lost");
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
  expect(await read("/jobs")).toContain("Mailbox full");
  for (const { id } of [letter, picture]) await ask("/jobs", cookie, { intent: "retry", job: String(id) });
  const statusOf = ({ id }: { id: number }) => app.db.select().from(jobs).where(eq(jobs.id, id)).get();
  expect(statusOf(letter)).toMatchObject({ status: "ready", attempts: 0 });
  expect(statusOf(picture)).toMatchObject({ status: "dead", attempts: 20 });
});

it("cancels a picture that waits, and an order: what is lost is refunded by the rule", async () => {
  const order = createPaidOrder({ imageCount: 3, paidAmountCents: 900 });
  const jobOf = (n: number) =>
    app.db
      .select()
      .from(jobs)
      .where(eq(jobs.key, `${order.id}:${n}`))
      .get()!;
  await ask("/jobs", cookie, { intent: "cancel", job: String(jobOf(1).id) });
  expect(jobOf(1)).toMatchObject({ status: "dead", lastError: "Cancelled at the desk." });
  // Somebody is working on the second: what they bring finds that it is not theirs any more.
  app.db
    .update(jobs)
    .set({ status: "running", fence: 4 })
    .where(eq(jobs.id, jobOf(2).id))
    .run();
  await ask(`/orders/${order.id}`, cookie, { intent: "cancel-order" });
  expect(jobOf(2)).toMatchObject({ status: "dead", fence: 5 });
  const pictures = app.db.select().from(orderedPictures).where(eq(orderedPictures.requestId, order.id)).all();
  expect(pictures.map(({ status }) => status)).toEqual(["lost", "lost", "lost"]);
  expect(
    app.db
      .select()
      .from(jobs)
      .where(eq(jobs.key, String(order.id)))
      .all(),
  ).toMatchObject([{ kind: "finish-design" }]);
  const again = await ask("/jobs", cookie, { intent: "cancel", job: String(jobOf(2).id) });
  expect(again.status).toBe(303);
});

it("tells Prometheus how it does, by token; where none is set nothing is there", async () => {
  const metrics = (token?: string) =>
    fetch(`${server.baseUrl}/metrics`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  expect([(await metrics()).status, (await metrics("hush")).status]).toEqual([401, 401]);
  const answer = await metrics(secrets.METRICS_TOKEN);
  expect(answer.headers.get("Content-Type")).toContain("version=0.0.4");
  const lines = (await answer.text()).trimEnd().split("\n");
  for (const line of lines) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[\d.e+-]+)$/);
  }
  for (const name of [
    ...["atelier_jobs_due", "atelier_jobs_oldest_due_seconds", 'atelier_jobs{state="dead"}', "atelier_letters_owed"],
    ...["atelier_disk_free_bytes", "process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"],
    'atelier_http_request_duration_seconds_bucket{method="GET",status="401",le="10"}',
  ]) {
    expect(
      lines.some((line) => line.startsWith(`${name} `)),
      name,
    ).toBe(true);
  }
  expect((await app.fetch("/metrics")).status).toBe(404);
});

it("shows a restored installation what it would do, and lets it", async () => {
  const hold = { backup: "2026-11-22T03-10-00Z", takenAt: Date.now(), restoredAt: Date.now(), complete: true };
  holdWork(app.dataDir, hold);
  expect(await read()).toContain("Held: the backup 2026-11-22T03-10-00Z. Released, it would");
  await ask("", cookie, { intent: "release" });
  expect(isHeld(app.dataDir)).toBe(false);
});
