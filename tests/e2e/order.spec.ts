import { expect, test } from "playwright/test";
import { expectAccessible } from "./site/expect-accessible.ts";
import {
  cards,
  choosePackage,
  fillInDetails,
  payByCard,
  plainWish,
  signIn,
  signInByHand,
  siteUrl,
  smallYardPhoto,
  watchConsole,
  yardPhoto,
} from "./site/journey.ts";
import { lookAsOperator } from "./site/look-as-operator.ts";

test("one picture, from signing in to the download and the letter", async ({ page, javaScriptEnabled }) => {
  const complaints = watchConsole(page);
  const email = await signInByHand(page);
  // Once at the size that people send.
  const photo = javaScriptEnabled ? yardPhoto : smallYardPhoto();
  await fillInDetails(page, { photo, wish: "A flagstone patio with a fire pit and lavender" });
  const id = await choosePackage(page, "Quick Look");
  await expect(page.getByText("$4").first()).toBeVisible();
  await payByCard(page, cards.approved);

  await expect(page).toHaveURL(siteUrl(`/results/${id}`));
  // The note stands in <noscript> where a toast would come, and text is not looked for in there.
  await expect(page.locator('[role="status"]', { hasText: "Payment successful" }).first()).toBeVisible();
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 200_000 });
  await expect(page.getByText("A flagstone patio with a fire pit and lavender")).toBeVisible();

  if (javaScriptEnabled) {
    await page.getByText("Plan and shopping list").click();
    await expectAccessible(page, "results with the plan open");
  }

  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /Download design 1/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toBe("landscape-design-1.jpg");

  await expect(async () => {
    await page.goto(siteUrl("/demo/mail"));
    const main = page.getByRole("main");
    await expect(main.getByText(email).first()).toBeVisible({ timeout: 1000 });
    for (const letter of [`Receipt for $4 (Design #${id})`, `Your landscape design is ready (Design #${id})`]) {
      await expect(main.getByText(letter)).toHaveCount(1, { timeout: 1000 });
    }
  }).toPass({ timeout: 60_000 });

  await page.goto(siteUrl("/account"));
  await expect(page.getByRole("heading", { name: `Design #${id}` })).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL(siteUrl(`/designs/${id}`));
  if (!javaScriptEnabled) await lookAsOperator(page, { id, email });
  expect(complaints).toEqual([]);
  if (!javaScriptEnabled) return;
  await page.route(/[?&]download=/, (route) => route.abort());
  await page
    .getByRole("link", { name: /Download design 1/ })
    .first()
    .click();
  await expect(page.getByText("Download failed", { exact: true })).toBeVisible();
});

test("five pictures appear as they land, and each is another design", async ({ page }) => {
  test.setTimeout(420_000);
  await signIn(page);
  await fillInDetails(page, { wish: "A curved gravel path, a patio and a bench, but no plants" });
  const id = await choosePackage(page, "Standard");
  await payByCard(page, cards.approved);
  await expect(page).toHaveURL(siteUrl(`/results/${id}`));
  await expect(page.getByText(/of 5 ready/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Download design 1/ }).first()).toBeVisible({ timeout: 200_000 });
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 300_000 });
  await expect(page.getByRole("link", { name: /Download design \d/ })).toHaveCount(5);

  const pictures = await Promise.all(
    [1, 2, 3, 4, 5].map(async (n) => {
      const address = await page
        .getByRole("link", { name: `Download design ${n}` })
        .first()
        .getAttribute("href");
      return (await (await page.request.get(siteUrl(address!))).body()).toString("base64");
    }),
  );
  expect(new Set(pictures).size).toBe(5);
});

test("a declined card, then one that pays; the order is the same", async ({ page }) => {
  await signIn(page);
  await fillInDetails(page, { wish: plainWish });
  const id = await choosePackage(page, "Quick Look");
  await payByCard(page, cards.declined);
  await expect(page.getByText("Your card was declined.").first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/payment/${id}`));
  await payByCard(page, cards.approved);
  await expect(page).toHaveURL(siteUrl(`/results/${id}`));
});

test("a card that asks for the bank's word", async ({ page }) => {
  await signIn(page);
  await fillInDetails(page, { wish: plainWish });
  const id = await choosePackage(page, "Quick Look");
  await payByCard(page, cards.needsAuthentication);
  await page.getByRole("button", { name: /approve|complete|confirm/i }).click();
  await expect(page).toHaveURL(siteUrl(`/results/${id}`));
});
