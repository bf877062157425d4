import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { CookieJar } from "#tests/harness/cookie-jar.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";
import { mailedSignIns } from "#tests/identity/mailed-letters.ts";

let server: RunningServer;
const dataDir = mkdtempSync(join(tmpdir(), "login-by-email-"));

beforeAll(async () => {
  const quiet = { NODE_ENV: "test", LOG_LEVEL: "silent" };
  const settings = { ...quiet, DATA_DIR: dataDir, SIGN_IN: "email", LIMIT_SIGN_INS: "0", PREVIEW: "1" };
  server = await startServer("start.mjs", settings);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const newEmail = () => `ann-${randomUUID()}@yard.test`;

/** A browser without scripts: follows nothing by itself, remembers cookies. */
function openBrowser() {
  const jar = new CookieJar();
  async function go(url: string, form?: Record<string, string>) {
    const { pathname, search } = new URL(url, server.baseUrl);
    const headers = { Cookie: jar.headerFor(pathname), Origin: server.baseUrl };
    const post = form && { method: "POST", body: new URLSearchParams(form) };
    const response = await fetch(server.baseUrl + pathname + search, { headers, redirect: "manual", ...post });
    jar.keep(response);
    const location = response.headers.get("Location")?.replace(server.baseUrl, "");
    const text = (await response.text()).replaceAll("<!-- -->", "");
    return { status: response.status, location, text, response };
  }
  return {
    jar,
    go,
    /** From /api/login to the page that asks for the code. */
    async ask(email: string) {
      expect((await go("/api/login")).location).toBe("/login/email");
      const sent = await go("/login/email", { intent: "send", email });
      expect([sent.status, sent.location]).toEqual([303, "/login/email?sent"]);
      return go(sent.location!);
    },
    type: (code: string) => go("/login/email", { intent: "code", code }),
    press: (link: string) => go("/login/email", { intent: "link", link: new URL(link).searchParams.get("link")! }),
    whoAmI: async () => (await go("/api/auth/user")).status === 200 && JSON.parse((await go("/api/auth/user")).text),
  };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("signing in by e-mail", () => {
  it("is the one way on the login page", async () => {
    const { text } = await openBrowser().go("/login");
    expect(text).toContain("Please sign in to view your designs");
    expect(text).toMatch(/<a[^>]*href="\/api\/login"[^>]*>Log in with e-mail<\/a>/);
    expect(text.match(/href="\/api\/login/g)!.length).toBeGreaterThanOrEqual(1);
    expect(text).not.toContain("?with=");
  });

  it("goes by the code, in any spelling, and knows the same person again by the link", async () => {
    const email = newEmail();
    const browser = openBrowser();
    const asked = await browser.ask(` ${email.toUpperCase()} `);
    expect(asked.text).toContain(email);
    expect(asked.text).toContain('autoComplete="one-time-code"');
    expect(asked.response.headers.get("Cache-Control")).toContain("no-store");
    const [letter] = await mailedSignIns(dataDir, email);
    expect(letter!.html).toContain(letter!.code);
    const { code } = letter!;
    const landed = await browser.type(` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect([landed.status, landed.location]).toEqual([303, "/account"]);
    const me = await browser.whoAmI();
    expect(me).toMatchObject({ email, firstName: null });
    expect(browser.jar.names()).toEqual(["session"]);

    const elsewhere = openBrowser();
    await elsewhere.ask(email);
    const [second] = await mailedSignIns(dataDir, email, 2);
    expect((await elsewhere.press(second!.link)).location).toBe("/account");
    expect((await elsewhere.whoAmI()).id).toBe(me.id);
  });

  it("comes back to the page that was wanted", async () => {
    const email = newEmail();
    const browser = openBrowser();
    expect((await browser.go("/payment/4711?retry=1")).location).toBe("/login");
    await browser.ask(email);
    const [letter] = await mailedSignIns(dataDir, email);
    expect((await browser.type(letter!.code)).location).toBe("/payment/4711?retry=1");
  });

  it("keeps what was typed before", async () => {
    const email = newEmail();
    const browser = openBrowser();
    const form = new FormData();
    form.set("prompt", "A pond with a bench, kept over the login");
    const headers = { Origin: server.baseUrl };
    browser.jar.keep(await fetch(`${server.baseUrl}/try`, { method: "POST", body: form, headers }));
    await browser.ask(email);
    const [letter] = await mailedSignIns(dataDir, email);
    expect((await browser.press(letter!.link)).location).toBe("/#transform");
    expect((await browser.go("/")).text).toContain("A pond with a bench, kept over the login");
  });

  it("answers alike whether there is an account or not", async () => {
    const known = newEmail();
    const first = openBrowser();
    await first.ask(known);
    await first.type((await mailedSignIns(dataDir, known))[0]!.code);
    const answers = await Promise.all(
      [known, newEmail()].map(async (email) => (await openBrowser().ask(email)).text.replaceAll(email, "")),
    );
    const bare = answers.map((text) => text.replaceAll(/nonce="[^"]*"|:r\w+:/g, ""));
    expect(bare[0]).toBe(bare[1]);
  });
});

describe("a mailed link", () => {
  it("is not used up by a scanner that opens it, with cookies or without", async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.ask(email);
    const { link } = (await mailedSignIns(dataDir, email))[0]!;
    for (const visitor of [openBrowser(), browser]) {
      const opened = await visitor.go(link);
      expect(opened.status).toBe(200);
      expect(opened.response.headers.getSetCookie()).toEqual([]);
      expect(await visitor.whoAmI()).toBe(false);
    }
    const page = (await browser.go(link)).text;
    expect(page).toMatch(/<form[^>]*method="post"[^>]*>[\s\S]*name="link"[\s\S]*>Log in<\/button>/);
    expect((await browser.press(link)).location).toBe("/account");
  });

  it("works in the browser that asked only, and neither tells the address nor the code", async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.ask(email);
    const letter = (await mailedSignIns(dataDir, email))[0]!;
    const stranger = openBrowser();
    await stranger.ask(newEmail());
    const opened = await stranger.go(letter.link);
    expect(opened.text).toContain("another browser or on another device");
    expect(opened.text).not.toContain(email);
    expect(opened.text).not.toContain(letter.code);
    expect((await stranger.press(letter.link)).location).toBe("/login?error=mismatch");
    expect(await stranger.whoAmI()).toBe(false);
    expect((await browser.press(letter.link)).location).toBe("/account");
  });

  it("works once, and so does what else the browser asked for", async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.ask(email);
    await browser.ask(email);
    const [newest, oldest] = await mailedSignIns(dataDir, email, 2);
    const cookie = browser.jar.headerFor("/");
    expect((await browser.press(newest!.link)).location).toBe("/account");
    for (const link of [newest!.link, oldest!.link]) {
      const token = new URL(link).searchParams.get("link")!;
      const again = await fetch(`${server.baseUrl}/login/email`, {
        method: "POST",
        body: new URLSearchParams({ intent: "link", link: token }),
        headers: { Cookie: cookie, Origin: server.baseUrl },
        redirect: "manual",
      });
      expect(again.headers.get("Location")).toBe("/login?error=expired");
    }
    expect((await openBrowser().go(newest!.link)).text).toContain("This link is used up");
  });

  test.each(["", "x", "1.abc", `1.${"A".repeat(43)}`, "<b>1"])("that is made up (%j) is used up", async (token) => {
    const browser = openBrowser();
    const opened = await browser.go(`/login/email?link=${encodeURIComponent(token)}`);
    expect(opened.status).toBe(200);
    expect(opened.text).toContain("This link is used up");
    expect((await browser.go("/login/email", { intent: "link", link: token })).location).toBe("/login?error=expired");
  });

  it("cannot be pressed from another site", async () => {
    const answer = await fetch(`${server.baseUrl}/login/email`, {
      method: "POST",
      body: new URLSearchParams({ intent: "link", link: "1" }),
      headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    });
    expect(answer.status).toBe(403);
  });
});

describe("a mailed code", () => {
  it("is over after five wrong guesses; the link is not", async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.ask(email);
    const { code, link } = (await mailedSignIns(dataDir, email))[0]!;
    for (let n = 0; n < 5; n++) {
      const refused = await browser.type(wrong(code));
      expect(refused.status).toBe(422);
      expect(refused.text).toContain("not the code of the newest e-mail");
    }
    const sixth = await browser.type(code);
    expect(sixth.status).toBe(422);
    expect(sixth.text).toContain("wrong too often");
    expect(await browser.whoAmI()).toBe(false);
    expect((await browser.press(link)).location).toBe("/account");
  });

  it("is guessed in vain by ten at once", async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.ask(email);
    const { code } = (await mailedSignIns(dataDir, email))[0]!;
    await Promise.all(Array.from({ length: 10 }, () => browser.type(wrong(code))));
    expect((await browser.type(code)).text).toContain("wrong too often");
  });

  it("is worth nothing in another browser", async () => {
    const email = newEmail();
    await openBrowser().ask(email);
    const { code } = (await mailedSignIns(dataDir, email))[0]!;
    const stranger = openBrowser();
    expect((await stranger.type(code)).location).toBe("/login/email?sent");
    expect((await stranger.go("/login/email?sent")).text).toContain("took too long or was used already");
    await stranger.ask(newEmail());
    expect((await stranger.type(code)).status).toBe(422);
    expect(await stranger.whoAmI()).toBe(false);
  });

  test.each(["", "12345", "1234567", "abcdef", "１２３４５６"])(
    "that is none (%j) is asked for again",
    async (code) => {
      const browser = openBrowser();
      await browser.ask(newEmail());
      const refused = await browser.type(code);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain("Please enter the six digits from the e-mail");
    },
  );
});

it("mails five of ten that are asked for at once, and says when there is more", async () => {
  const email = newEmail();
  const browser = openBrowser();
  await browser.ask(newEmail());
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.go("/login/email", { intent: "send", email })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(303), ...Array(5).fill(429)]);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(refused.text).toMatch(/Please try again in \d+ minutes/);
  expect(refused.response.headers.get("Retry-After")).toMatch(/^\d+$/);
  await mailedSignIns(dataDir, email, 5);
});

test.each(["", "ann", "ann@", "a@b.test, c@d.test", "a@b.test\r\nBcc: c@d.test", `${"a".repeat(260)}@b.test`])(
  "an address that is none (%j) is asked for again, with what was typed",
  async (email) => {
    const refused = await openBrowser().go("/login/email", { intent: "send", email });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Please enter a valid email address");
  },
);

it("has no way in by other doors", async () => {
  const browser = openBrowser();
  expect((await browser.go("/api/login/callback?code=1&state=1")).location).toBe("/login?error=mismatch");
  expect((await browser.go("/demo/identity/.well-known/openid-configuration")).status).toBe(404);
  expect((await browser.go("/api/login?with=demo")).location).toBe("/login/email");
});
