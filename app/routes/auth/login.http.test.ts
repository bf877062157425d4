import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { commitSession, readSession, type SessionData } from "#app/http/sessions/session.server.ts";
import { designDrafts, identities, users } from "#db/schema.ts";
import { CookieJar } from "#tests/harness/cookie-jar.ts";
import { app } from "#tests/harness/http-app.ts";

const aDraft = () => app.db.insert(designDrafts).values({}).returning().get().id;
const newEmail = () => `ann-${randomUUID()}@yard.test`;

/** A browser with JavaScript off: follows nothing by itself, remembers cookies. */
function openBrowser(cookie?: string) {
  const jar = new CookieJar();
  if (cookie) jar.keep(new Response(null, { headers: { "Set-Cookie": `${cookie}; Path=/` } }));
  return {
    jar,
    async go(url: string, init: RequestInit = {}) {
      const { origin, pathname, search } = new URL(url, app.baseUrl);
      expect(origin, "nothing leads away from the site").toBe(app.baseUrl);
      const response = await app.fetch(pathname + search, { ...init, cookie: jar.headerFor(pathname) });
      jar.keep(response);
      return { response, status: response.status, location: response.headers.get("Location") ?? "" };
    },
  };
}

type Browser = ReturnType<typeof openBrowser>;

/** From /api/login to the "Sign in" page. @returns the page's address */
async function walkToForm(browser: Browser, start = "/api/login"): Promise<string> {
  const started = await browser.go(start);
  expect(started.status).toBe(303);
  const asked = await browser.go(started.location);
  expect(asked.location).toContain("/demo/identity/interaction/");
  return asked.location;
}

/** Answers it. @returns the callback's address, not yet visited */
async function answerForm(browser: Browser, form: string, fields: Record<string, string>): Promise<string> {
  const posted = await browser.go(form, { method: "POST", body: new URLSearchParams(fields) });
  expect(posted.status).toBe(303);
  const resumed = await browser.go(posted.location);
  expect(new URL(resumed.location).pathname).toBe("/api/login/callback");
  return resumed.location;
}

async function logIn(browser: Browser, fields: Record<string, string>, start?: string) {
  return browser.go(await answerForm(browser, await walkToForm(browser, start), fields));
}

async function cookieFor(data: SessionData): Promise<string> {
  const session = await readSession(new Request(app.baseUrl));
  for (const [key, value] of Object.entries(data)) session.set(key as keyof SessionData, value);
  return (await commitSession(session)).split(";", 1)[0]!;
}

describe("GET /login", () => {
  it("offers one way in", async () => {
    const response = await app.fetch("/login");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("Please sign in to view your designs");
    expect(html).toMatch(/<a[^>]*href="\/api\/login"[^>]*>Log in with (<!-- -->)?Demo ID<\/a>/);
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });

  it("says what went wrong, in its own words only", async () => {
    expect(await (await app.fetch("/login?error=denied")).text()).toContain("the sign-in was cancelled");
    const odd = await (await app.fetch("/login?error=%3Cb%3Ehacked%3C/b%3E&error_description=hacked")).text();
    expect(odd.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain("hacked");
    expect(odd).not.toContain('role="alert"');
  });

  it("leads on who is signed in", async () => {
    const { cookie } = await app.signIn();
    const response = await app.fetch("/login", { cookie });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/account"]);
  });
});

describe("signing in", () => {
  it("goes all the way with any e-mail, and knows the same person again", async () => {
    const email = newEmail();
    const browser = openBrowser();
    const first = await logIn(browser, { email: ` ${email.toUpperCase()} `, name: "Ann Maria Green" });
    expect([first.status, first.location]).toEqual([303, "/account"]);
    expect(browser.jar.names().filter((name) => name.startsWith("login"))).toEqual([]);
    const me = await (await browser.go("/api/auth/user")).response.json();
    expect(me).toMatchObject({ email, firstName: "Ann", lastName: "Maria Green", profileImageUrl: null });

    const elsewhere = openBrowser();
    await logIn(elsewhere, { email, name: "" });
    expect((await (await elsewhere.go("/api/auth/user")).response.json()).id).toBe(me.id);
    const subject = createHash("sha256").update(email).digest("hex");
    const issuer = `${app.baseUrl}/demo/identity`;
    expect(app.db.select().from(identities).where(eq(identities.userId, me.id)).all()).toMatchObject([
      { issuer, subject },
    ]);
  });

  it("comes back to the page that was wanted, which no address carries", async () => {
    const browser = openBrowser();
    const guarded = await browser.go("/payment/4711?retry=1");
    expect([guarded.status, guarded.location]).toEqual([303, "/login"]);
    expect((await logIn(browser, { email: newEmail() })).location).toBe("/payment/4711?retry=1");
  });

  it("remembers the page behind a data request", async () => {
    const browser = openBrowser();
    await browser.go("/account.data?_routes=routes%2Faccount%2Faccount");
    expect((await logIn(browser, { email: newEmail() })).location).toBe("/account");
  });

  test.each([
    ["/results/12%23list", "/results/12#list"],
    ["//evil.example", "/account"],
    ["/%5cevil.example", "/account"],
    ["https://evil.example/", "/account"],
    ["/api/logout", "/account"],
    ["/login", "/account"],
  ])("with ?returnTo=%s ends at %s", async (wanted, end) => {
    expect((await logIn(openBrowser(), { email: newEmail() }, `/api/login?returnTo=${wanted}`)).location).toBe(end);
  });

  it("goes on with a design that was typed before", async () => {
    const draftId = aDraft();
    const stale = openBrowser(await cookieFor({ draftId, returnTo: "/account" }));
    expect((await logIn(stale, { email: newEmail() })).location).toBe("/#transform");
    const session = await readSession(new Request(app.baseUrl, { headers: { Cookie: stale.jar.headerFor("/") } }));
    expect(session.data).toEqual({ userId: expect.any(Number), draftId });

    const wantsResults = openBrowser(await cookieFor({ draftId }));
    await wantsResults.go("/results/99");
    expect((await logIn(wantsResults, { email: newEmail() })).location).toBe("/results/99");
  });

  it("changes the session's id and ends the old one", async () => {
    const before = await cookieFor({ draftId: aDraft() });
    const browser = openBrowser(before);
    await logIn(browser, { email: newEmail() });
    expect(browser.jar.headerFor("/")).not.toContain(before);
    expect((await app.fetch("/api/auth/user", { cookie: before })).status).toBe(401);
    const old = await readSession(new Request(app.baseUrl, { headers: { Cookie: before } }));
    expect(old.data).toEqual({});
  });

  it("leads on from /api/login who is signed in already", async () => {
    const { cookie } = await app.signIn();
    const response = await app.fetch("/api/login?returnTo=/blog", { cookie });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/blog"]);
  });
});

describe("a callback that is not as it should be", () => {
  async function expectRefusal(answer: { response: Response; status: number; location: string }, reason: string) {
    expect([answer.status, answer.location]).toEqual([303, `/login?error=${reason}`]);
    expect(answer.response.headers.getSetCookie()).toEqual([]);
  }

  it("is refused in another browser, and still good in the right one", async () => {
    const browser = openBrowser();
    const callback = await answerForm(browser, await walkToForm(browser), { email: newEmail() });
    const stranger = openBrowser();
    await expectRefusal(await stranger.go(callback), "expired");
    const otherAttempt = openBrowser();
    await walkToForm(otherAttempt);
    await expectRefusal(await otherAttempt.go(callback), "mismatch");
    for (const other of [stranger, otherAttempt]) expect((await other.go("/api/auth/user")).status).toBe(401);
    expect((await browser.go(callback)).location).toBe("/account");
  });

  it("is refused the second time", async () => {
    const browser = openBrowser();
    const callback = await answerForm(browser, await walkToForm(browser), { email: newEmail() });
    const cookie = browser.jar.headerFor("/api/login/callback");
    await browser.go(callback);
    const replayed = await app.fetch(new URL(callback).pathname + new URL(callback).search, { cookie });
    expect(replayed.headers.get("Location")).toBe("/login?error=expired");
    await expectRefusal(await browser.go(callback), "expired");
    expect((await browser.go("/login")).location).toBe("/account");
  });

  test.each<[string, (query: URLSearchParams) => void, string]>([
    ["wrong state", (query) => query.set("state", "x".repeat(43)), "mismatch"],
    ["no state", (query) => query.delete("state"), "mismatch"],
    ["no code", (query) => query.delete("code"), "expired"],
    ["a made-up code", (query) => query.set("code", "made-up"), "expired"],
    ["another issuer", (query) => query.set("iss", "https://evil.example"), "mismatch"],
    ["no issuer", (query) => query.delete("iss"), "mismatch"],
    ["an error with HTML in it", (query) => query.set("error", "<script>alert(1)</script>"), "refused"],
  ])("is refused with %s", async (_case, change, reason) => {
    const browser = openBrowser();
    const callback = new URL(await answerForm(browser, await walkToForm(browser), { email: newEmail() }));
    change(callback.searchParams);
    await expectRefusal(await browser.go(callback.href), reason);
  });

  it("is refused with nothing at all", async () => {
    await expectRefusal(await openBrowser().go("/api/login/callback"), "mismatch");
  });
});

describe("the built-in sign-in page", () => {
  it("is plain, says what it is, and lets no script or foreign form in", async () => {
    const browser = openBrowser();
    const { response, status } = await browser.go(await walkToForm(browser));
    const html = await response.text();
    expect(status).toBe(200);
    expect(html).toContain("<h1>Sign in</h1>");
    expect(html).toContain("This is a demo sign-in.");
    expect(html).not.toMatch(/<script|https?:\/\//);
    const policy = response.headers.get("Content-Security-Policy")!;
    const style = /<style>([\s\S]*)<\/style>/.exec(html)![1]!;
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(policy).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("asks again for what is no e-mail, and shows what was typed as text", async () => {
    const browser = openBrowser();
    const body = new URLSearchParams({ email: 'ann"><b>', name: "<i>Ann" });
    const { response, status } = await browser.go(await walkToForm(browser), { method: "POST", body });
    const html = await response.text();
    expect(status).toBe(422);
    expect(html).toContain("Please enter a valid email address");
    expect(html).not.toMatch(/<b>|<i>/);
  });

  it("lets people change their mind", async () => {
    const browser = openBrowser();
    const callback = await answerForm(browser, await walkToForm(browser), { email: "", cancel: "1" });
    expect((await browser.go(callback)).location).toBe("/login?error=denied");
    expect((await browser.go("/api/auth/user")).status).toBe(401);
  });

  it("does not continue another browser's login, nor one that is over", async () => {
    const form = await walkToForm(openBrowser());
    for (const init of [{}, { method: "POST", body: new URLSearchParams({ email: "eve@yard.test" }) }]) {
      const { response, status } = await openBrowser().go(form, init);
      expect(status).toBe(400);
      expect(await response.text()).toContain("Please start again");
    }
  });

  it("refuses a form larger than any of ours, and clients and return addresses that are not ours", async () => {
    const browser = openBrowser();
    const body = new URLSearchParams({ email: "a".repeat(20_000) });
    expect((await browser.go(await walkToForm(browser), { method: "POST", body })).status).toBe(413);
    const { location } = await browser.go("/api/login");
    for (const [name, value] of [
      ["redirect_uri", "https://evil.example/"],
      ["client_id", "other"],
    ] as const) {
      const tampered = new URL(location);
      tampered.searchParams.set(name, value);
      expect((await browser.go(tampered.href)).status).toBe(400);
    }
  });
});

it("keeps two persons who claim the same e-mail apart", async () => {
  const email = newEmail();
  app.db.insert(users).values({ email }).run();
  const browser = openBrowser();
  await logIn(browser, { email });
  const me = await (await browser.go("/api/auth/user")).response.json();
  expect(me.email).toBe(email);
  expect(app.db.select().from(users).where(eq(users.email, email)).get()!.id).not.toBe(me.id);
});
