import { expect, type Page, test } from "playwright/test";
import { payOrder, placeOrder, signIn, siteUrl, watchConsole } from "./site/journey.ts";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "about pages that scripts change without a load");

const wish = (page: Page) => page.getByLabel("Describe Your Vision");

test("the home page's examples and prices are links without a load, and the input stays", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page);
  await page.goto(siteUrl("/"));
  await expect(page.getByText("0/500")).toBeVisible();
  await markDocument(page);
  await wish(page).fill("A gravel path and a bench");
  const gallery = page.getByRole("region", { name: "Examples" });
  await gallery.getByRole("link", { name: "Stone Features 2" }).click();
  await expect(page).toHaveURL(siteUrl("/?example=stone-features-2#examples"));
  await expect(gallery.getByRole("heading", { name: "Stone Features" })).toBeInViewport();
  await page.goBack();
  await expect(gallery.getByRole("heading", { name: "Modern Paver Patio" })).toBeVisible();

  await page
    .getByRole("region", { name: "Pricing" })
    .getByRole("link", { name: /Best Value/ })
    .click();
  await expect(page.locator('#transform [value="best-value"]')).toBeChecked();
  await expect(page).toHaveURL(siteUrl("/"));
  await expect(wish(page)).toHaveValue("A gravel path and a bench");
  expect(await isMarked(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test("a page that cannot be loaded keeps header and footer, and shows what happened", async ({ page }) => {
  await signIn(page);
  const id = await placeOrder(page);
  await page.goto(siteUrl("/"));
  await expect(page.getByText("0/500")).toBeVisible();
  await markDocument(page);
  await page.route(`**/designs/${id}.data*`, (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("region", { name: "Your latest designs" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Start a new design" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "My Account" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("See your own yard redesigned");
  expect(await isMarked(page)).toBe(true);
});

test("forms in folds are sent without a load, and pages are left and entered without one", async ({ page }) => {
  await signIn(page);
  const id = await placeOrder(page);
  await payOrder(page, id);
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 200_000 });
  await page.goto(siteUrl(`/results/${id}`));
  await page.waitForFunction(() => "__reactRouterRouteModules" in window);
  await expect(page.getByRole("slider", { name: "How much of the picture shows" })).toBeVisible();
  await markDocument(page);
  await page.getByText("Give this order a name").click();
  await page.getByLabel("Name").fill("Grandma's front yard");
  await page.getByRole("button", { name: "Save the name" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Grandma's front yard" })).toBeVisible();

  // Pages that come without a load include their parts.
  await page.getByRole("banner").getByRole("link", { name: "Landscape Atelier" }).click();
  await expect(page.getByRole("region", { name: "Examples" })).toBeVisible();
  await page
    .getByRole("region", { name: "Your latest designs" })
    .getByRole("link", { name: /Grandma/ })
    .click();
  await expect(page.getByRole("region", { name: "What you sent" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

/** It lasts as long as the document. */
function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => void document.documentElement.setAttribute("data-marked", ""));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}
