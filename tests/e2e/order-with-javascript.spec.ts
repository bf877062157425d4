import { expect, test } from "playwright/test";
import { expectAccessible } from "./site/expect-accessible.ts";
import {
  cards,
  choosePackage,
  fillInDetails,
  payByCard,
  placeOrder,
  retries,
  signIn,
  siteUrl,
} from "./site/journey.ts";

// Without JavaScript these are forms, which the payment page's own tests send, and a page that reloads itself.
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "what JavaScript adds to an order");

test("five pictures appear as they are finished, and each is a different design", async ({ page }) => {
  test.setTimeout(420_000);
  await signIn(page);
  await fillInDetails(page, { wish: "A curved gravel path, a patio and a bench, but no plants" });
  const id = await choosePackage(page, "Standard");
  await payByCard(page, cards.approved);
  await expect(page).toHaveURL(siteUrl(`/results/${id}`));
  // Alone on a quiet machine all five may be ready before the page first asks.
  await expect(page.getByText(/of 5 ready|Completed/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Show design 2 above" })).toBeVisible({ timeout: 200_000 });
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 300_000 });
  await expect(page.getByRole("link", { name: /Download design \d/ })).toHaveCount(1);

  const pictures = await Promise.all(
    [1, 2, 3, 4, 5].map(async (n) => {
      const framed = await (await page.request.get(siteUrl(`/results/${id}?design=${n}`), retries)).text();
      const address = new RegExp(`href="([^"]*\\?download=${n})"`).exec(framed)?.[1];
      return (await (await page.request.get(siteUrl(address!), retries)).body()).toString("base64");
    }),
  );
  expect(new Set(pictures).size).toBe(5);

  // A phone shows all of it, with plan and list, within six screens.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("list", { name: "All designs" }).getByRole("listitem")).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);

  // The enlarged picture is larger, from its middle.
  await page.getByText("Enlarge", { exact: true }).click({ timeout: 20_000 });
  const large = page.getByRole("dialog").getByRole("img");
  await expect(large).toBeVisible();
  const box = (await large.boundingBox())!;
  expect(box.width).toBeGreaterThan(2 * 390);
  expect(Math.abs(box.x + box.width / 2 - 195)).toBeLessThan(2);
  await expectAccessible(page, "an enlarged design");
});

test("a declined card, then one with the bank's question that pays; the order is the same", async ({ page }) => {
  await signIn(page);
  const id = await placeOrder(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl(`/payment/${id}`));
  const pay = page.getByRole("button", { name: "Pay $4" });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await page.getByLabel("Expires").pressSequentially("1239");
  await expect(page.getByLabel("Expires")).toHaveValue("12 / 39");
  await payByCard(page, cards.declined);
  // The toast leaves the button and what follows it free.
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  const { y, height } = (await toast.boundingBox())!;
  expect(y + height).toBeLessThan((await pay.boundingBox())!.y);
  await expect(page.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/payment/${id}`));
  // Nothing has to be typed again.
  await expect(page.getByLabel("Card number")).toHaveValue(cards.declined);
  await expect(pay).toBeInViewport({ ratio: 1 });
  await payByCard(page, cards.needsAuthentication);
  await page.getByRole("button", { name: /approve|complete|confirm/i }).click();
  await expect(page).toHaveURL(siteUrl(`/results/${id}`));
});
