import { expect, type Page, test } from "playwright/test";
import { expectNoSidewaysScroll } from "./expect-accessible.ts";
import { choosePackage, fillInDetails, plainWish, signIn, siteUrl } from "./journey.ts";
import { type StripeSite, startStripeSite } from "./stripe-site.ts";

/** For a file of tests: a site of its own that takes money with Stripe. It is there once the tests run. */
export function prepareStripeSite({ onlyWithScripts = false } = {}): { readonly current: StripeSite } {
  let site: StripeSite | undefined;
  let usualSite: string | undefined;

  test.beforeAll(async () => {
    test.skip(onlyWithScripts && test.info().project.name === "javascript off", "the card form is a script");
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
    // Keys, client secrets and what a bank said about a card.
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

export async function placeOrder(page: Page): Promise<number> {
  await signIn(page);
  await fillInDetails(page, { wish: plainWish });
  return choosePackage(page, "Quick Look");
}

/** The page as it stands is not wider than a phone, nor than a desk. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `${where}, ${width} wide`);
  }
  await page.setViewportSize(before);
}

export function intentsOf({ stripe }: StripeSite, id: number) {
  return [...stripe.books.intents.values()].filter(({ metadata }) => metadata.requestId === String(id));
}

export async function expectReceipt(page: Page, id: number): Promise<void> {
  await expect(async () => {
    await page.goto(siteUrl("/demo/mail"));
    const receipt = page.getByRole("main").getByText(`Receipt for $4 (Design #${id})`);
    await expect(receipt).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}
