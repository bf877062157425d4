import { expect, type Page, test } from "playwright/test";
import { expectLetters, placeOrder, signIn, siteUrl } from "./journey.ts";
import { type StripeSite, startStripeSite } from "./stripe-site.ts";

/** For a file of tests. The site is ready once the tests run. */
export function prepareStripeSite(): { readonly current: StripeSite } {
  let site: StripeSite | undefined;
  let usualSite: string | undefined;

  test.beforeAll(async () => {
    test.skip(test.info().project.name === "javascript off", "where one site serves both, scripts are on");
    test.setTimeout(180_000);
    site = await startStripeSite();
    usualSite = process.env.SITE_URL;
    process.env.SITE_URL = site.url;
  });

  test.afterAll(async () => {
    if (!site) return;
    process.env.SITE_URL = usualSite;
    await site.stop();
    const log = site.log();
    expect(log).toContain("/payment/");
    // Keys, client secrets and a bank's words about a card.
    expect(log).not.toMatch(/sk_test|whsec_|_secret_|client_secret|declined/);
  });

  return {
    get current() {
      return site!;
    },
  };
}

export const hosted = (page: Page) => page.getByRole("button", { name: "Pay on Stripe's page" });
export const results = (id: number) => siteUrl(`/results/${id}`);
export const success = (page: Page) => page.locator('[role="status"]', { hasText: "Payment successful" }).first();

/** Returns the number of the unpaid order. */
export async function openPaymentPage(page: Page): Promise<number> {
  await signIn(page);
  const id = await placeOrder(page);
  await page.goto(siteUrl(`/payment/${id}`));
  return id;
}

/** Shared by journeys that leave it unpaid. */
let unpaid: { id: number; email: string } | undefined;

/** For journeys without a payment: one order, whose photo is read once. Returns its number. */
export async function openUnpaidPage(page: Page): Promise<number> {
  const email = await signIn(page, unpaid?.email);
  unpaid ??= { email, id: await placeOrder(page) };
  await page.goto(siteUrl(`/payment/${unpaid.id}`));
  return unpaid.id;
}

export function intentsOf({ stripe }: StripeSite, id: number) {
  return [...stripe.books.intents.values()].filter(({ metadata }) => metadata.requestId === String(id));
}

export function expectReceipt(page: Page, id: number): Promise<void> {
  return expectLetters(page, [`Receipt for $4 (Order ${id})`]);
}
