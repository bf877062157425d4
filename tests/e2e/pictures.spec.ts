import { expect, type Page, test } from "playwright/test";
import { findArticle } from "../../scripts/bench/pages-parts/find-article.ts";
import { payOrder, placeOrder, retries, signIn, siteUrl, waitForText } from "./site/journey.ts";

// Without JavaScript browsers load lazy pictures at once, whatever is in view; the pages name the same ones.
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "what is not loaded could not be seen");

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

test("a whole public page shows every picture without scrolling", async ({ page }) => {
  await expect.poll(() => findArticle(siteUrl()).catch(() => undefined), { timeout: 120_000 }).toBeTruthy();
  const article = await findArticle(siteUrl());
  for (const path of ["/", "/?example=garden-beds-2", "/sample", "/sample?design=1&with=3", "/sample/brief/1"])
    await expectPicturesShown(page, path);
  for (const path of ["/blog", article, "/login", "/no-such-page"]) await expectPicturesShown(page, path);
});

test("a customer's whole page shows every picture without scrolling", async ({ page }) => {
  await signIn(page);
  const id = await placeOrder(page);
  // Until the photo is read the page reloads itself, which would end a visit to the next page.
  await waitForText(page, `/designs/${id}/ground`, "We redesign what is outlined in green");
  for (const path of ["/", `/designs/${id}/ground`, `/payment/${id}`, `/designs/${id}/delete`])
    await expectPicturesShown(page, path);
  await payOrder(page, id);
  await waitForText(page, `/results/${id}`, "Completed");
  for (const path of ["/", "/account", `/results/${id}`, `/designs/${id}/share`, `/designs/${id}/brief/1`])
    await expectPicturesShown(page, path);
});

test("the gallery's twelve thumbnails weigh 90 kB on a dense screen", async ({ browser }) => {
  const context = await browser.newContext({ viewport: windows[0]!, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(siteUrl("/"), { waitUntil: "load" });
  const files = await page
    .getByRole("list", { name: "All designs" })
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
  expect(files).toHaveLength(12);
  const bodies = await Promise.all(files.map(async (file) => (await page.request.get(file, retries)).body()));
  expect(bodies.reduce((sum, body) => sum + body.length, 0)).toBeLessThan(90_000);
  await context.close();
});

/** At each window's width, without scrolling: so a screenshot of the whole page has them all. */
async function expectPicturesShown(page: Page, path: string): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    await page.goto(siteUrl(path), { waitUntil: "load" });
    await expect.poll(() => page.evaluate(listFaults), { message: `${path} at ${window.width}` }).toEqual([]);
  }
}

/** Closed folds and what the window's width hides are not shown. */
function listFaults(): string[] {
  const images = [...document.images].filter((image) => image.checkVisibility());
  const unseen = images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  const unsized = images.filter((image) => !["width", "height", "alt"].every((name) => image.hasAttribute(name)));
  const urgent = images.filter(({ fetchPriority, loading }) => loading === "lazy" && fetchPriority !== "low");
  const backgrounds = [...document.querySelectorAll("*")].filter((element) =>
    getComputedStyle(element).backgroundImage.includes("url("),
  );
  return [
    ...unseen.map(({ src }) => `not loaded: ${src}`),
    ...unsized.map(({ src }) => `no size or words: ${src}`),
    ...urgent.map(({ src }) => `lazy, but not of low priority: ${src}`),
    ...backgrounds.map(({ outerHTML }) => `a background: ${outerHTML.slice(0, 100)}`),
  ];
}
