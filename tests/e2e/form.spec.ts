import { expect, test } from "playwright/test";
import { plainWish, signIn, siteUrl, smallYardPhoto } from "./site/journey.ts";

test("the login expires during typing: photo and text are there after signing in again", async ({ page, context }) => {
  const email = await signIn(page);
  await page.goto(siteUrl("/#transform"));
  await page.locator('input[type="file"]').setInputFiles(smallYardPhoto());
  await page.getByLabel("Describe Your Vision").fill(plainWish);
  await context.clearCookies();
  await page.getByRole("button", { name: "Continue to Select Package" }).click();
  const generate = page.getByRole("button", { name: /Generate My Design/ });
  await Promise.race([generate.waitFor(), page.getByText("Authentication Required").first().waitFor()]);
  if (await generate.isVisible()) await generate.click();
  await page.waitForURL(/\/(login|demo\/identity)/);
  if (page.url().includes("/login")) await page.getByRole("link", { name: /Log in with/ }).click();
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await expect(page.getByLabel("Describe Your Vision")).toHaveValue(plainWish);
  await expect(page.getByText(/photo kept/i).first()).toBeVisible();
});
