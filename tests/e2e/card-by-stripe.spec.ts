import { expect, test } from "playwright/test";
import { expectAccessible, expectToFit } from "./site/expect-accessible.ts";
import { retries, siteUrl, watchConsole } from "./site/journey.ts";
import {
  expectReceipt,
  hosted,
  intentsOf,
  openPaymentPage,
  openUnpaidPage,
  prepareStripeSite,
  results,
  success,
} from "./site/stripe-journey.ts";
import { stubStripeScript } from "./site/stripe-site.ts";

// One site for all tests, so that those without JavaScript run here, too.
const site = prepareStripeSite();

test.describe("Stripe's own page", () => {
  test.describe("without JavaScript, on a phone", () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test("to Stripe and back, paid, with a receipt", async ({ page }) => {
      const id = await openPaymentPage(page);
      await expect(page.getByText("Loading the card form")).toBeHidden();
      // Playwright does not search text inside <noscript>.
      await expect(page.locator("p", { hasText: "Stripe's page needs JavaScript." })).toBeVisible();
      await expectToFit(page, "without-scripts");
      await hosted(page).click();
      await expect(page.getByRole("heading", { name: "Pay $4.00" })).toBeVisible();
      await page.getByRole("button", { name: "Pay $4.00" }).click();
      await expect(page).toHaveURL(results(id));
      await expect(success(page)).toBeVisible();
      expect(intentsOf(site.current, id).map(({ status }) => status)).toEqual(["succeeded"]);
      await expectReceipt(page, id);
    });
  });

  test("declined, abandoned, resumed, paid, with a receipt", async ({ page }) => {
    await page.route("https://js.stripe.com/**", (route) => route.abort());
    const id = await openPaymentPage(page);
    await expect(page.getByText("The card form could not be loaded here.")).toBeVisible();
    await expectToFit(page, "blocked");
    await expectAccessible(page, "payment, card form blocked");
    await hosted(page).click();
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByText("Your card was declined.")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(siteUrl(`/payment/${id}`));
    await hosted(page).click();
    await page.getByRole("button", { name: "Pay $4.00" }).click();
    await expect(page).toHaveURL(results(id));
    await expect(success(page)).toBeVisible();
    expect(intentsOf(site.current, id).filter(({ status }) => status === "succeeded")).toHaveLength(1);
    await expectReceipt(page, id);
  });
});

test("back from the bank: paid, and nothing secret in the address", async ({ page }) => {
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  const id = await openPaymentPage(page);
  const opened = await page.request.post(siteUrl("/api/create-payment-intent"), {
    ...retries,
    data: { designRequestId: id, amount: 400 },
  });
  const { clientSecret, paymentIntentId } = await opened.json();
  site.current.stripe.webhooks.url = undefined;
  try {
    await page.request.post(`${site.current.stripe.url}/_test/pay`, { ...retries, data: { payment: paymentIntentId } });
    const query = new URLSearchParams({
      payment_intent: paymentIntentId,
      payment_intent_client_secret: clientSecret,
      redirect_status: "succeeded",
    });
    const seen: string[] = [];
    page.on("response", (response) => response.ok() && seen.push(response.url()));
    await page.goto(`${results(id)}?${query}`);
    await expect(page).toHaveURL(results(id));
    await expect(success(page)).toBeVisible();
    expect(seen.filter((url) => url.includes("secret"))).toEqual([]);
    await page.goBack();
    expect(page.url()).not.toContain("secret");
  } finally {
    site.current.stripe.webhooks.url = `${site.current.url}/api/stripe/webhook`;
  }
});

test("the card form in the page: declined, then paid", async ({ page }) => {
  const complaints = watchConsole(page);
  await stubStripeScript(page, site.current.stripe);
  const id = await openPaymentPage(page);
  const card = page.getByLabel("Card number");
  await expect(card).toBeVisible();
  await expect(page.getByText("Loading the card form")).toBeHidden();
  await expectToFit(page, "card-form");

  await page.getByRole("button", { name: "Pay $4" }).click();
  await expect(page.getByRole("alert").getByText("Your card number is incomplete.")).toBeVisible();
  expect(intentsOf(site.current, id)).toHaveLength(0);

  await card.fill("4000 0000 0000 0002");
  await page.getByRole("button", { name: "Pay $4" }).click();
  await expect(page.getByRole("alert").getByText("Your card was declined.")).toBeVisible();
  await expect(page.locator("li", { hasText: "Payment failed" })).toBeVisible();
  await expectToFit(page, "declined");
  await expectAccessible(page, "payment, card declined");

  await card.fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay $4" }).click();
  await expect(page).toHaveURL(results(id));
  await expect(success(page)).toBeVisible();
  expect(intentsOf(site.current, id).map(({ status }) => status)).toEqual(["succeeded"]);
  // The browser itself reports the declined card's 402.
  expect(complaints.filter((line) => !line.includes("402"))).toEqual([]);
  await expectReceipt(page, id);
});

test("a Stripe.js that never loads: after eight seconds a message and the button", async ({ page }) => {
  await page.route("https://js.stripe.com/**", () => {});
  await openUnpaidPage(page);
  await expect(page.getByText("Loading the card form")).toBeVisible();
  await expect(hosted(page)).toBeEnabled();
  await expectToFit(page, "waiting");
  await expect(page.getByText("The card form could not be loaded here.")).toBeVisible();
  await expect(page.getByText("Loading the card form")).toBeHidden();
  await hosted(page).click();
  await expect(page.getByRole("heading", { name: "Pay $4.00" })).toBeVisible();
});

test("a slow payment: the page waits and moves on by itself", async ({ page }) => {
  await stubStripeScript(page, site.current.stripe);
  const id = await openPaymentPage(page);
  await page.getByLabel("Card number").fill("4000 0000 0000 0077");
  await page.getByRole("button", { name: "Pay $4" }).click();
  await expect(page.getByText("Your payment is being processed.")).toBeVisible();
  await expect(page).toHaveURL(siteUrl(`/payment/${id}`));
  await expect(hosted(page)).toBeHidden();
  await expectToFit(page, "processing");
  const [intent] = intentsOf(site.current, id);
  await page.request.post(`${site.current.stripe.url}/_test/bank`, {
    ...retries,
    data: { payment: intent!.id, approve: true },
  });
  await expect(page).toHaveURL(results(id));
});

test("a payment that the server cannot verify is reported in the page", async ({ page }) => {
  await stubStripeScript(page, site.current.stripe);
  await page.route("**/payment-complete", (route) => route.fulfill({ status: 400, json: { message: "no" } }));
  await openPaymentPage(page);
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay $4" }).click();
  const words = "Your payment was processed, but we couldn't verify it. Please contact support.";
  await expect(page.getByRole("alert").getByText(words)).toBeVisible();
});

test("a broken connection is reported in the page", async ({ page }) => {
  await stubStripeScript(page, site.current.stripe);
  await openUnpaidPage(page);
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.route("**/api/create-payment-intent", (route) => route.abort());
  await page.getByRole("button", { name: "Pay $4" }).click();
  await expect(page.getByRole("alert").getByText("An unexpected error occurred during payment.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay $4" })).toBeEnabled();
});

test("entered from the account and left by a link, the payment page keeps Stripe to itself", async ({ page }) => {
  const complaints = watchConsole(page);
  await stubStripeScript(page, site.current.stripe);
  const id = await openUnpaidPage(page);
  await page.goto(siteUrl("/account"));
  await page.getByRole("link", { name: "Complete payment" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
  await page.getByRole("link", { name: "Landscape Atelier" }).first().click();
  await expect(page).toHaveURL(siteUrl("/"));
  // Outlasts the retries of the page load.
  await page.waitForFunction(() => !("Stripe" in window));
  await page.goto(siteUrl(`/designs/${id}`));
  await page.getByRole("link", { name: "Complete payment" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
  expect(complaints).toEqual([]);
});
