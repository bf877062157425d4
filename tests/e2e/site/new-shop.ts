import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { createFolderInMemory } from "../../harness/folder-in-memory.ts";
import { findFreePort } from "../../harness/free-port.ts";
import { type MailSink, startMailSink } from "../../harness/mail-sink.ts";
import { type RunningServer, startServer } from "../../harness/running-server.ts";
import { startLocalStripe } from "../../stripe/stripe-server.ts";

export interface NewShop {
  stripe: Awaited<ReturnType<typeof startLocalStripe>>;
  mail: MailSink;
  /** What its start prints, under the public address. */
  setUpLink(): string;
}

/** An empty installation, which a browser reaches by a public address; the name leads here by playwright.config.ts. */
export function prepareNewShop(): { readonly current: NewShop } {
  const dataDir = createFolderInMemory();
  const usualSite = process.env.SITE_URL;
  let server: RunningServer;
  let shop: NewShop;

  test.beforeAll(async () => {
    const [port, stripe, mail] = [await findFreePort(), await startLocalStripe(), await startMailSink()];
    const settings = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: "", LOG_LEVEL: "error" };
    server = await startServer("start.mjs", { ...settings, STRIPE_API_URL: stripe.url });
    process.env.SITE_URL = `http://green-acres.test:${port}`;
    const setUpLink = () => process.env.SITE_URL + readFileSync(join(dataDir, "set-up-link"), "utf8").trim();
    shop = { stripe, mail, setUpLink };
  });

  test.afterAll(async () => {
    process.env.SITE_URL = usualSite;
    await Promise.all([server.stop(), shop.mail.close(), shop.stripe.close()]);
    rmSync(dataDir, { recursive: true, force: true });
    expect(server.complaints()).toBe("");
  });

  return {
    get current() {
      return shop;
    },
  };
}

/** The latest letter to an address whose source has these words. */
export async function letterTo({ mail }: NewShop, email: string, words: RegExp): Promise<string> {
  const find = () => mail.received.findLast(({ to, source }) => to === email && words.test(source))?.source;
  await expect.poll(find, { message: `a letter to ${email} with ${words}` }).toBeDefined();
  return find() ?? "";
}

/** By the code of a mailed letter. */
export async function signInByLetter(page: Page, shop: NewShop, email: string): Promise<void> {
  await page.getByRole("link", { name: /Log in with\s+e-mail/ }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  const letter = await letterTo(shop, email, /Your code: \d{6}/);
  await page.getByLabel("Code").fill(/Your code: (\d{6})/.exec(letter)![1]!);
  await page.getByRole("button", { name: "Log in" }).click();
}
