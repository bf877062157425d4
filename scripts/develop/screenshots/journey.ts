import type { Browser, BrowserContext, Page } from "playwright";

const photo = "lab/scenes/masters/back-yard.jpg";
const wish = "A flagstone patio with a fire pit by the sliding door, a curved gravel path, lavender along the fence";
const testCard = { number: "4242 4242 4242 4242", expiry: "12/39", cvc: "123" };
const longestWaitMs = 20 * 60_000;

export const lookerEmail = "looker@yard.test";

export interface Journey {
  storageState: Awaited<ReturnType<BrowserContext["storageState"]>>;
  order: string;
  unpaid: string;
  share: string;
}

/**
 * Follows the order flow without JavaScript: an order of five designs to its end (with a view of the wait), one that stays
 * unpaid, a share link.
 * @param look called when there is something to see that does not stay
 */
export async function walk(browser: Browser, baseUrl: string, look: (page: Page, name: string) => Promise<void>) {
  const context = await browser.newContext({ baseURL: baseUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/api/login");
  await page.getByLabel(/e-mail/i).fill(lookerEmail);
  await page.getByRole("button", { name: /^Sign in/ }).click();
  const order = await orderUpToPayment(page, look);
  await pay(page);
  await look(page, "waiting");
  await page.waitForSelector('a[href*="designs.zip"]', { timeout: longestWaitMs });
  const share = await makeShare(page, order);
  const unpaid = await orderUpToPayment(page);
  const journey: Journey = { storageState: await context.storageState(), order, unpaid, share };
  await context.close();
  return journey;
}

async function orderUpToPayment(page: Page, look?: (page: Page, name: string) => Promise<void>): Promise<string> {
  await page.goto("/#transform");
  await page.locator('input[type="file"]').setInputFiles(photo);
  await page.getByLabel("Describe Your Vision").fill(wish);
  await page.getByRole("button", { name: "Continue to Select Package" }).click();
  await look?.(page, "package");
  await page.getByRole("button", { name: /Generate My Design/ }).click();
  await page.waitForURL(/\/(payment|ground)|\/ground/, { timeout: longestWaitMs });
  const [, id] = /\/(?:designs|payment)\/(\d+)/.exec(page.url())!;
  if (page.url().includes("/ground")) await page.goto(`/payment/${id}`);
  return id!;
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel(/card number/i).fill(testCard.number);
  await page.getByLabel(/expir/i).fill(testCard.expiry);
  await page.getByLabel(/cvc|security code/i).fill(testCard.cvc);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/results\//);
}

async function makeShare(page: Page, order: string): Promise<string> {
  await page.goto(`/designs/${order}/share`);
  await page.getByLabel("Who is it for?").fill("Tom next door");
  await page.getByRole("button", { name: "Create the link" }).click();
  const address = await page.locator("input[readonly]").first().inputValue();
  return new URL(address).pathname;
}
