import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { designRequests, shareLinks } from "#db/schema.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";
import { oddSpellings } from "#tests/harness/odd-spellings.ts";
import { pathsOfRoutes } from "#tests/harness/paths-of-routes.ts";

const { hostname, port, host } = new URL(app.baseUrl);
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let clients = 0;

interface RawAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A request whose target is sent unchanged; each from a new client unless one is given. */
async function askRaw(target: string, { method = "GET", client = "" } = {}): Promise<RawAnswer> {
  clients += 1;
  const from = client || `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
  const call = request({ agent, hostname, port, method, path: target, headers: { host, "X-Forwarded-For": from } });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on("response", resolve).on("error", reject).end();
  });
  return { status: answer.statusCode!, headers: answer.headers, body: await text(answer) };
}

/** By the front door, or by Node, which rejects bytes outside of ASCII. */
const isRefused = ({ status, body }: RawAnswer) =>
  status === 404 ? body.includes("This is not an address of this site.") : status === 400 && body === "";
const isLed = ({ status, headers }: RawAnswer) =>
  status === 301 &&
  headers["cache-control"] === "private, no-store" &&
  headers["x-content-type-options"] === "nosniff" &&
  headers["content-security-policy"] !== undefined;

test.each(pathsOfRoutes())("$pattern: what a URL parser would change is refused or redirected", async ({ example }) => {
  for (const [name, spell] of Object.entries(oddSpellings)) {
    const target = spell(example);
    const answer = await askRaw(target);
    const url = new URL(app.baseUrl + target);
    if (url.pathname + url.search + url.hash !== target)
      expect([name, target, isRefused(answer) || isLed(answer)]).toEqual([name, target, true]);
    expect([name, target, answer.status]).not.toEqual([name, target, 500]);
    if (isLed(answer)) {
      const { location } = answer.headers;
      expect([name, location]).toEqual([name, expect.stringMatching(/^\/(?!\/)/)]);
      expect(isLed(await askRaw(location!, { method: "HEAD" })), `${name} leads on from ${location}`).toBe(false);
    }
  }
});

test.each(["*", "http://evil.example/", "//", "/\\evil.example"])("GET %s leads nowhere else", async (target) => {
  const answer = await askRaw(target);
  expect([target, answer.status]).toEqual([
    target,
    target === "//" ? 301 : expect.toSatisfy((s) => s === 400 || s === 404),
  ]);
  expect(answer.headers.location).toBe(target === "//" ? "/" : undefined);
});

test.each(["/%E0%A4%A", "/..%2f"])(
  "%s is refused on a page with the site's look, which may load nothing else",
  async (target) => {
    const { status, headers, body } = await askRaw(target);
    const style = /<style>([^<]+)<\/style>/.exec(body)![1]!;
    expect([status, body.includes("<h1>404 Page Not Found</h1>")]).toEqual([404, true]);
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';/);
    expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}';`);
    expect(Buffer.byteLength(body)).toBeLessThan(2048);
    const site = readFileSync("app/app.css", "utf8");
    const colors = style.match(/--[a-z-]+:#\w+/g)!.map((color) => color.replace("--", "--color-").replace(":", ": "));
    expect(colors.filter((color) => !site.includes(color))).toEqual([]);
  },
);

test("what sends something is not led on, and a call is refused in JSON", async () => {
  expect(isRefused(await askRaw("/Login", { method: "POST" }))).toBe(true);
  const call = await askRaw("/API/Login", { method: "POST" });
  expect([call.status, JSON.parse(call.body)]).toEqual([404, { message: "This is not an address of this site." }]);
  expect((await askRaw("/x/..%2fapi", { method: "HEAD" })).body).toBe("");
});

async function createShared() {
  const { user, cookie } = await app.signIn();
  const { id } = createDesignRequest(
    user.id,
    { status: "completed", paymentStatus: "paid", prompt: "A secret wish" },
    2,
  );
  const fields = new URLSearchParams({ name: "Tom next door", days: "30", picture: "", showsWish: "on" });
  expect((await app.fetch(`/designs/${id}/share`, { method: "POST", cookie, body: fields })).status).toBe(303);
  const page = await (await app.fetch(`/designs/${id}/share`, { cookie })).text();
  return { id, cookie, path: /value="https?:\/\/[^/]+(\/share\/[\w-]+)"/.exec(page)![1]! };
}

async function listShowing(path: string): Promise<string[]> {
  const shown: string[] = [];
  for (const [name, spell] of [["itself", (same: string) => same] as const, ...Object.entries(oddSpellings)]) {
    const answer = await askRaw(spell(path));
    if (answer.body.includes("A secret wish")) shown.push(name);
  }
  return shown;
}

test.each(["revoked", "expired", "deleted"])(
  "a link that is %s shows nothing at the next request, however it is spelled",
  async (how) => {
    const { id, cookie, path } = await createShared();
    expect(await listShowing(path)).toEqual(expect.arrayContaining(["itself"]));
    const link = app.db.select().from(shareLinks).where(eq(shareLinks.requestId, id)).get()!;
    if (how === "revoked") {
      const body = new URLSearchParams({ intent: "revoke", shareId: String(link.id) });
      expect((await app.fetch(`/designs/${id}/share`, { method: "POST", cookie, body })).status).toBe(303);
    }
    if (how === "expired")
      app.db
        .update(shareLinks)
        .set({ expiresAt: Date.now() - 1 })
        .where(eq(shareLinks.id, link.id))
        .run();
    if (how === "deleted") app.db.delete(designRequests).where(eq(designRequests.id, id)).run();
    expect(await listShowing(path)).toEqual([]);
    expect((await askRaw(path)).status).toBe(404);
  },
);

test.each([
  ["/api/login", 10, ({ headers }: RawAnswer) => headers.location?.startsWith("/login?error") === false],
  ["/account", 30, ({ headers }: RawAnswer) => headers["set-cookie"] !== undefined],
] as const)("no spelling of %s begins more than the limit allows", async (path, aMinute, isBegun) => {
  for (const [name, spell] of Object.entries(oddSpellings)) {
    clients += 1;
    const client = `198.19.${clients & 255}.${path.length}`;
    const startedAt = performance.now();
    const answers: RawAnswer[] = [];
    for (let i = 0; i < aMinute + 6; i++) answers.push(await askRaw(spell(path), { client }));
    const minutes = (performance.now() - startedAt) / 60_000;
    const begun = answers.filter((answer) => !isLed(answer) && isBegun(answer)).length;
    expect([name, begun]).toEqual([name, expect.toSatisfy((n: number) => n <= aMinute * (1 + minutes) + 1)]);
  }
});

test("what a link shows is not kept by browsers either", async () => {
  const { path } = await createShared();
  for (const target of [path, `${path}/preview.jpg`, `${path}.data`, `${path};v=1`])
    expect((await askRaw(target)).headers["cache-control"]).toBe("private, no-store");
});

test.each(["/share/none", "/share/none/preview.jpg", "/preview/none", "/letter/a/b", "/results/7", "/login"])(
  "nothing keeps what is said of %s",
  async (path) => {
    for (const target of [path, `${path}.data`])
      expect((await askRaw(target)).headers["cache-control"]).toMatch(/no-store/);
  },
);
