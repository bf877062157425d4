import { expect, test } from "playwright/test";
import sharp from "sharp";
import { expectAccessible, expectToFit } from "./site/expect-accessible.ts";
import { payOrder, placeOrder, retries, signIn, siteUrl, waitForText } from "./site/journey.ts";

test("a design in winter, by the slider or by its link, is drawn on demand: the same picture where nothing grows", async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page);
  const id = await placeOrder(page, { wish: "A gravel path, a maple and hydrangeas" });
  await payOrder(page, id);
  await waitForText(page, `/results/${id}`, "Completed");
  await page.goto(siteUrl(`/results/${id}`));
  const pictureOf = async () => {
    const source = await page.locator('#design img[alt^="Design 1"]').first().getAttribute("src");
    const bytes = await (await page.request.get(siteUrl(source!.split("?")[0]), retries)).body();
    return sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  };
  const first = await pictureOf();

  const slider = page.getByRole("slider", { name: "Season" });
  if (javaScriptEnabled) {
    await slider.press("End");
    await expect(page).toHaveURL(/season=winter/);
  } else {
    await expect(slider).toHaveCount(0);
    await page.getByRole("link", { name: "Winter" }).click();
  }
  const shown = "The same plan in winter.";
  await expect(page.getByText(/in winter is being drawn|The same plan in winter/)).toBeVisible();
  await waitForText(page, `/results/${id}?season=winter`, shown);
  // With scripts the page looks by itself.
  if (!javaScriptEnabled) await page.goto(siteUrl(`/results/${id}?season=winter`));
  await expect(page.getByText(shown)).toBeVisible();
  await expect(page.getByRole("link", { name: "Winter" })).toHaveAttribute("aria-current", "true");
  if (javaScriptEnabled) await expectAccessible(page, "a design in winter");
  await expectToFit(page, "a design in winter");

  const winter = await pictureOf();
  expect(winter.info).toEqual(first.info);
  const pixels = first.data.length / 3;
  let same = 0;
  for (let i = 0; i < first.data.length; i += 3)
    if (first.data.subarray(i, i + 3).equals(winter.data.subarray(i, i + 3))) same++;
  expect(same).toBeLessThan(pixels);
  expect(same).toBeGreaterThan(pixels / 3);
});
