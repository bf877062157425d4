import { expect, test } from "playwright/test";
import { choosePackage, signIn, siteUrl, smallYardPhoto } from "./site/journey.ts";

const wish = "Lavender along the fence, and keep the lawn";

test("a file that is no photo, then the right one: the text stays", async ({ page, javaScriptEnabled }) => {
  await signIn(page);
  await page.goto(siteUrl("/#transform"));
  await page.getByLabel("Describe Your Vision").fill(wish);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "yard.jpg", mimeType: "image/jpeg", buffer: Buffer.from("GIF89a no photo at all") });
  const next = page.getByRole("button", { name: "Continue to Select Package" });
  await next.click();
  if (javaScriptEnabled) {
    // The browser believes the file's name; the server looks inside when the order is sent.
    await page.getByRole("button", { name: /Generate My Design/ }).click();
  }
  await expect(page.getByText("File must be a JPEG or PNG image").first()).toBeVisible();
  if (javaScriptEnabled) await page.getByRole("button", { name: "Back to Details" }).click();
  await expect(page.getByLabel("Describe Your Vision")).toHaveValue(wish);
  await page.locator('input[type="file"]').setInputFiles(smallYardPhoto());
  await next.click();
  await choosePackage(page, "Standard");
});

test("the login ends while somebody writes: photo and text are there after signing in again", async ({
  page,
  context,
}) => {
  const email = await signIn(page);
  await page.goto(siteUrl("/#transform"));
  await page.locator('input[type="file"]').setInputFiles(smallYardPhoto());
  await page.getByLabel("Describe Your Vision").fill(wish);
  await context.clearCookies();
  await page.getByRole("button", { name: "Continue to Select Package" }).click();
  const generate = page.getByRole("button", { name: /Generate My Design/ });
  await Promise.race([generate.waitFor(), page.getByText("Authentication Required").first().waitFor()]);
  if (await generate.isVisible()) await generate.click();
  await page.waitForURL(/\/(login|demo\/identity)/);
  if (page.url().includes("/login")) await page.getByRole("link", { name: /Log in with/ }).click();
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await expect(page.getByLabel("Describe Your Vision")).toHaveValue(wish);
  await expect(page.getByText(/photo kept/i).first()).toBeVisible();
});

test("a stranger finds nothing at somebody else's order", async ({ page, browser }) => {
  await signIn(page);
  await page.goto(siteUrl("/#transform"));
  await page.locator('input[type="file"]').setInputFiles(smallYardPhoto());
  await page.getByLabel("Describe Your Vision").fill(wish);
  await page.getByRole("button", { name: "Continue to Select Package" }).click();
  const id = await choosePackage(page, "Quick Look");
  const stranger = await browser.newPage();
  await signIn(stranger);
  for (const path of [`/payment/${id}`, `/results/${id}`, `/designs/${id}`]) {
    const response = await stranger.goto(siteUrl(path));
    expect(response!.status()).toBe(404);
    await expect(stranger.getByText("404 Page Not Found")).toBeVisible();
  }
  await stranger.close();
});
