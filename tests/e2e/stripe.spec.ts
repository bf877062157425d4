import { expect, test } from "playwright/test";
import { expectAccessible } from "./site/expect-accessible.ts";
import { siteUrl } from "./site/journey.ts";
import {
  expectReceipt,
  expectToFit,
  hosted,
  intentsOf,
  placeOrder,
  prepareStripeSite,
  results,
  success,
} from "./site/stripe-journey.ts";

const site = prepareStripeSite();

test("Stripe's own page: there and back, paid, with a receipt", async ({ page, javaScriptEnabled }) => {
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  const id = await placeOrder(page);
  if (javaScriptEnabled) {
    await expect(page.getByText("The card form could not be loaded here.")).toBeVisible();
    await expectToFit(page, "blocked");
    await expectAccessible(page, "payment, card form blocked");
  } else {
    await expect(page.getByText("Loading the card form")).toBeHidden();
    // Text is not looked for inside <noscript>.
    await expect(page.locator("p", { hasText: "Stripe's page needs JavaScript." })).toBeVisible();
    await expectToFit(page, "without-scripts");
  }
  await hosted(page).click();
  await expect(page.getByRole("heading", { name: "Pay $4.00" })).toBeVisible();
  await page.getByRole("button", { name: "Pay $4.00" }).click();
  await expect(page).toHaveURL(results(id));
  await expect(success(page)).toBeVisible();
  expect(intentsOf(site.current, id).map(({ status }) => status)).toEqual(["succeeded"]);
  await expectReceipt(page, id);
});

test("Stripe's own page: declined, given up, taken up again", async ({ page }) => {
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  const id = await placeOrder(page);
  await hosted(page).click();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(siteUrl(`/payment/${id}`));
  await hosted(page).click();
  await page.getByRole("button", { name: "Pay $4.00" }).click();
  await expect(page).toHaveURL(results(id));
  expect(intentsOf(site.current, id).filter(({ status }) => status === "succeeded")).toHaveLength(1);
});

test("back from the bank: paid, and nothing secret in the address", async ({ page }) => {
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  const id = await placeOrder(page);
  const opened = await page.request.post(siteUrl("/api/create-payment-intent"), {
    data: { designRequestId: id, amount: 400 },
  });
  const { clientSecret, paymentIntentId } = await opened.json();
  site.current.stripe.webhooks.url = undefined;
  try {
    await page.request.post(`${site.current.stripe.url}/_test/pay`, { data: { payment: paymentIntentId } });
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
