import { expect, type Page, test } from "playwright/test";
import {
  cards,
  choosePackage,
  expectLetters,
  fillInDetails,
  payByCard,
  plainWish,
  signInByHand,
  siteUrl,
  smallYardPhoto,
  watchConsole,
  yardPhoto,
} from "./site/journey.ts";
import { visitAsOperator } from "./site/visit-as-operator.ts";

test("one picture, from signing in to the download and the letter", async ({ page, javaScriptEnabled }) => {
  const complaints = watchConsole(page);
  const email = await signInByHand(page);
  // Once at a usual size, and with something that has to grow.
  const photo = javaScriptEnabled ? yardPhoto : smallYardPhoto();
  const wish = javaScriptEnabled ? "A flagstone patio with a fire pit and lavender" : plainWish;
  await fillInDetails(page, { photo, wish });
  const id = await choosePackage(page, "Quick Look");
  await expect(page.getByText("$4").first()).toBeVisible();
  await payByCard(page, cards.approved);

  await expect(page).toHaveURL(siteUrl(`/results/${id}`));
  // The note is in <noscript> instead of a toast, and Playwright does not search text there.
  await expect(page.locator('[role="status"]', { hasText: "Payment successful" }).first()).toBeVisible();
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 200_000 });
  await expect(page.getByText(wish)).toBeVisible();

  if (!javaScriptEnabled) await expectUncovered(page);

  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /Download design 1/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toBe("landscape-design-1.jpg");

  const letters = [`Receipt for $4 (Order ${id})`, `Your landscape design is ready (Order ${id})`];
  await expectLetters(page, letters);
  await page.goto(siteUrl("/demo/mail"));
  for (const said of [email, ...letters]) await expect(page.getByRole("main").getByText(said).first()).toBeVisible();

  await page.goto(siteUrl("/account"));
  await expect(page.getByRole("heading", { name: `Order ${id}` })).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL(siteUrl(`/designs/${id}`));
  if (!javaScriptEnabled) await visitAsOperator(page, { id, email });
  expect(complaints).toEqual([]);
  if (!javaScriptEnabled) return;
  await page.route(/[?&]download=/, (route) => route.abort());
  const link = page.getByRole("link", { name: /Download design 1/ }).first();
  // A click before the scripts are ready is the browser's own, and tells nothing.
  await expect(async () => {
    await link.click();
    await expect(page.getByText("Download failed", { exact: true })).toBeVisible({ timeout: 3000 });
  }).toPass();
});

/** The photo is small in a corner of the design: its label leaves it visible. */
async function expectUncovered(page: Page): Promise<void> {
  const photo = page.getByRole("figure", { name: "Before" });
  const [whole, word] = [await photo.boundingBox(), await photo.getByText("Before").boundingBox()];
  expect((word!.width * word!.height) / (whole!.width * whole!.height)).toBeLessThan(0.15);
}
