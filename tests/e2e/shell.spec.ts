import { expect, type Page, test } from "playwright/test";
import { signIn, siteUrl } from "./site/journey.ts";
import { tooLargeFile } from "./site/too-large-file.ts";

test.describe("the menu on phones", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens, leads to a section and is closed there", async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled, "visitors' pages have no script");
    await page.goto(siteUrl("/login"));
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeHidden();
    await page.getByRole("link", { name: "Open menu" }).click();
    await expect(menu).toBeVisible();
    await page.getByRole("link", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("link", { name: "Open menu" }).click();
    await menu.getByRole("link", { name: "Examples" }).click();
    await expect(page.getByRole("heading", { name: "Examples" })).toBeInViewport();
    await expect(menu).toBeHidden();
  });

  test("closes with Escape, and the focus returns", async ({ page, javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, "Escape needs a script; without one the close link does it");
    await signIn(page);
    await page.goto(siteUrl("/"));
    await expect(page.getByText("0/500")).toBeVisible();
    const opener = page.getByRole("link", { name: "Open menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await opener.press("Enter");
    await expect(page.getByRole("link", { name: "Close menu" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "How It Works" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(menu).toBeHidden();
  });
});

test("the user menu opens, closes, leads to the designs and signs out", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "it opens without a script, here on the first page, too");
  const email = await signIn(page);
  await page.goto(siteUrl("/no-such-page"));
  const button = page.getByRole("button", { name: "My Account" });
  const menu = page.locator("#user-menu");
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toContainText(email);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole("link", { name: "My Designs" }).click();
  await expect(page).toHaveURL(siteUrl("/account"));
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("a page that comes without a load gets the focus", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript every page is loaded");
  await signIn(page);
  await page.goto(siteUrl("/"));
  await expect(page.getByText("0/500")).toBeVisible();
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("link", { name: "My Designs" }).press("Enter");
  await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a tablet's header fits on one line and cuts nothing off", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "it is the same with scripts");
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn(page);
  await page.goto(siteUrl("/account"));
  const header = page.getByRole("banner");
  for (const name of ["How It Works", "Examples", "Pricing"]) {
    const box = await header.getByRole("link", { name }).boundingBox();
    expect(box!.height, name).toBeLessThanOrEqual(48);
  }
  const siteName = header.getByText("Landscape Atelier").first();
  expect(await siteName.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test("a toast disappears after five seconds, by a swipe but not a twitch, or by a key, and there is one at a time", async ({
  page,
  javaScriptEnabled,
}, testInfo) => {
  test.skip(!javaScriptEnabled, "without JavaScript it is a status line");
  await signIn(page);
  await page.clock.install();
  await page.goto(siteUrl("/#transform"));
  await chooseTextFile(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(toasts(page)).toHaveCount(0);

  await chooseTextFile(page);
  await swipeRight(page, 30);
  await expect(toasts(page)).toHaveCount(1);
  await swipeRight(page, 70);
  await expect(toasts(page)).toHaveCount(0);

  await chooseTextFile(page);
  await expect(toasts(page)).toContainText("Please upload a JPEG or PNG image");
  await page.locator('input[type="file"]').setInputFiles(tooLargeFile(testInfo.outputPath("yard.jpg")));
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText("Image must be less than 20MB");
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast closed by key or pointer returns the focus, and the next one disappears by itself", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without JavaScript it is a status line");
  await signIn(page);
  await page.clock.install();
  await page.goto(siteUrl("/#transform"));
  const wish = page.getByLabel("Describe Your Vision");
  await chooseTextFile(page);
  await expect(toasts(page)).toHaveCount(1);
  await wish.focus();
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toHaveCount(0);
  await expect(wish).toBeFocused();

  await chooseTextFile(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(5500);
  await expect(toasts(page)).toHaveCount(0);

  await chooseTextFile(page);
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(wish).toBeFocused();

  await chooseTextFile(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(5500);
  await expect(toasts(page)).toHaveCount(0);
});

function toasts(page: Page) {
  return page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
}

async function chooseTextFile(page: Page) {
  const file = { name: "yard.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") };
  await page.locator('input[type="file"]').setInputFiles(file);
}

async function swipeRight(page: Page, pixels: number) {
  const { x, y, height } = (await toasts(page).boundingBox())!;
  const [startX, middle] = [x + 40, y + height / 2];
  await page.mouse.move(startX, middle);
  await page.mouse.down();
  await page.mouse.move(startX + pixels, middle, { steps: 6 });
  await page.mouse.up();
}
