import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseFile } from "#db/database-file.ts";
import { findFreePort } from "#tests/harness/free-port.ts";
import { beginServer, type RunningServer, waitUntilHealthy } from "#tests/harness/running-server.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import type { LocalStripe } from "#tests/stripe/local-stripe.ts";
import { startLocalStripe } from "#tests/stripe/stripe-server.ts";

const dataDir = createTemporaryFolder();
const password = "correct horse 'battery' staple";
const pages: string[] = [];
const letters: string[] = [];
let printed = "";
let server: RunningServer;
let stripe: LocalStripe;

/** Asks for the password. */
const mailServer = new SMTPServer({
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  logger: false,
  onAuth: (auth, _session, done) =>
    auth.username === "shop" && auth.password === password
      ? done(null, { user: "shop" })
      : done(new Error("Invalid username or password")),
  onData(stream, _session, done) {
    let source = "";
    stream.on("data", (chunk) => (source += chunk)).on("end", () => done(null, void letters.push(source)));
  },
}).on("error", () => {});

beforeAll(async () => {
  stripe = await startLocalStripe();
  await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", resolve));
  const port = await findFreePort();
  // Where PUBLIC_URL is empty, as in an installation without settings.
  const settings = {
    DATA_DIR: dataDir,
    PUBLIC_URL: "",
    STRIPE_API_URL: stripe.url,
    CONTACT_EMAIL: "ask@yards.example",
  };
  server = beginServer("start.mjs", port, settings);
  server.process.stdout?.on("data", (chunk) => (printed += chunk));
  await waitUntilHealthy(server.baseUrl, server);
}, 180_000);

afterAll(async () => {
  await server.stop();
  mailServer.close();
  await stripe.close();
});

interface Visit {
  status: number;
  html: string;
  location: string | undefined;
}

/** As a proxy on this machine passes it on from the world. */
function visit(path: string, fields?: Record<string, string>): Promise<Visit> {
  const headers = { Host: "yards.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7" };
  const sent = { Origin: "https://yards.example", "Content-Type": "application/x-www-form-urlencoded" };
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port: server.port,
        path,
        method: fields ? "POST" : "GET",
        headers: { ...headers, ...(fields && sent) },
      },
      (response) => {
        let html = "";
        response.on("data", (chunk) => (html += chunk));
        response.on("end", () => {
          pages.push(html);
          resolve({ status: response.statusCode ?? 0, html, location: response.headers.location });
        });
      },
    );
    asked.on("error", reject).end(fields && new URLSearchParams(fields).toString());
  });
}

const linkFile = join(dataDir, "set-up-link");
const link = () => readFileSync(linkFile, "utf8").trim();
const words = ({ html }: Visit) => html.replace(/<style.*?<\/style>/gs, "").replace(/<[^>]+>/g, " ");

test("an installation without settings is set up by the link that its start prints", { timeout: 120_000 }, async () => {
  expect(printed).toContain(link());
  expect(link()).toMatch(/^\/set-up\?key=[\w-]{43}$/);
  expect(statSync(linkFile).mode & 0o777).toBe(0o600);

  // On this machine it is a demo, which sells and has a blog at once; others get nothing, with a wrong link either.
  expect(words(await visit("/"))).toContain("Not set up yet");
  expect(isDemo()).toBe(false);
  expect((await fetch(server.baseUrl)).status).toBe(200);
  expect(isDemo()).toBe(true);
  for (const wrong of ["/set-up?key=", `/set-up?key=${"a".repeat(43)}`, `${link()}a`]) {
    const refused = await visit(wrong);
    expect([wrong, refused.status, words(refused)]).toEqual([wrong, 404, expect.stringContaining("not the link")]);
  }
  expect((await visit("/set-up")).status).toBe(421);
  expect((await visit(`${link()}a`, { intent: "open" })).status).toBe(404);

  const { mtime } = statSync(linkFile);
  utimesSync(linkFile, mtime, new Date(mtime.getTime() - 25 * 3_600_000));
  const expired = await visit(link());
  expect([expired.status, words(expired)]).toEqual([410, expect.stringContaining("was good for a day")]);
  utimesSync(linkFile, mtime, mtime);

  const first = await visit(link());
  expect(first.status).toBe(200);
  expect(first.html).toContain('value="https://yards.example"');
  expect(first.html).toMatch(/Set by CONTACT_EMAIL/);
  expect(words(first)).not.toContain("Demo:");
  expect(first.html).not.toMatch(/<script|href="\/assets/);

  const site = {
    intent: "site",
    siteName: "Green Acres",
    publicUrl: "https://yards.example",
    currency: "eur",
    editor: "pat@",
  };
  const refused = await visit(link(), site);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('value="Green Acres"');
  expect(words(refused)).toContain("Please enter an e-mail address");
  const saved = await visit(link(), { ...site, editor: "pat@yards.example" });
  expect([saved.status, saved.location]).toEqual([303, `${link()}&step=mail`]);

  // Nothing is opened before the rest is answered.
  const early = await visit(`${link()}&step=open`, { intent: "open" });
  expect(words(early)).toContain("The site cannot be opened yet. Setting SMTP_URL");

  const port = String((mailServer.server.address() as AddressInfo).port);
  const mail = { intent: "mail", host: "127.0.0.1", port, user: "shop", from: "" };
  expect(words(await visit(`${link()}&step=mail`, { ...mail, password: "wrong" }))).toContain(
    "The test letter was not sent: SMTP failed with EAUTH 535",
  );
  const sent = await visit(`${link()}&step=mail`, { ...mail, password });
  expect(words(sent)).toContain("A test letter left for pat@yards.example");
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain("To: pat@yards.example");
  // The stored password is kept for the same mailbox, and for no other server.
  await visit(`${link()}&step=mail`, { ...mail, password: "" });
  expect(letters).toHaveLength(2);
  expect(words(await visit(`${link()}&step=mail`, { ...mail, host: "localhost", password: "" }))).toContain("not sent");
  await visit(`${link()}&step=mail`, { ...mail, password });

  const keys = { intent: "payments", takes: "stripe", publishableKey: stripe.publishableKey };
  const unknown = await visit(`${link()}&step=payments`, {
    ...keys,
    secretKey: "sk_test_other",
    webhookSecret: "whsec_12345678",
  });
  expect(unknown.status).toBe(422);
  expect(words(unknown)).toContain("Stripe does not know the key");
  expect(unknown.html).toContain(`value="${stripe.publishableKey}"`);
  const known = await visit(`${link()}&step=payments`, {
    ...keys,
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
  });
  expect(known.location).toBe(`${link()}&step=open`);

  const review = words(await visit(`${link()}&step=open`));
  expect(review).toMatch(/mail : 127\.0\.0\.1 accepts us and our password/);
  expect(review).toMatch(
    /stripe key : works, test mode: .*These are test keys: no card is charged and you are not paid\..*look at this/s,
  );

  expect(review).toContain("Open Anyway, with 1 Thing to Mend");

  const used = link();
  const opened = await visit(`${used}&step=open`, { intent: "open" });
  expect(words(opened)).toContain("Your Site Is Set Up");
  expect(words(opened)).toMatch(/1 Thing to Mend.*stripe endpoint.*Law and withdrawal/s);
  await waitUntilOpen();
  expect(existsSync(linkFile)).toBe(false);
  const home = await visit("/");
  expect(home.html).toContain("<title>Green Acres");
  expect(words(home)).toContain("€9");
  expect(words(await visit("/login"))).toMatch(/Log in with +e-mail/);
  expect(await visit(used)).toMatchObject({ status: 410 });
  expect((await visit("/set-up")).status).toBe(404);

  const stored = readFileSync(join(dataDir, "settings.env"), "utf8");
  expect(statSync(join(dataDir, "settings.env")).mode & 0o777).toBe(0o600);
  expect(stored).toContain("ADMIN_EMAILS='pat@yards.example'");
  for (const secret of [
    password,
    encodeURIComponent(password),
    stripe.secretKey,
    stripe.webhookSecret,
    "whsec_12345678",
  ]) {
    expect(pages.filter((html) => html.includes(secret))).toEqual([]);
  }

  // A signal to what was started ends what it became.
  await server.stop();
  await expect(visit("/")).rejects.toThrow("ECONNREFUSED");
});

/** Whether the articles of a demo have been asked for. */
function isDemo(): boolean {
  const database = new Database(databaseFile(dataDir), { readonly: true });
  try {
    return database.prepare("select 1 from milestones where name = 'first-posts-offered'").get() !== undefined;
  } finally {
    database.close();
  }
}

/** It stops for its restart. */
async function waitUntilOpen(): Promise<void> {
  await expect
    .poll(
      () =>
        visit("/").then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000, interval: 200 },
    )
    .toBe(200);
}
