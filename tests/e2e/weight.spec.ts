import { expect, type Page, type Request, test } from "playwright/test";
import { placeOrder, signIn, siteUrl } from "./site/journey.ts";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "about the scripts of pages that have some");

/** What React and the router came to, packed as Brotli, when this was set, and what a page may have besides. */
const bytesAtMost = 92_800 + 30_000;

test("a customer's page is opened with the scripts of React, the router and 30 kB besides", async ({ page }) => {
  // Where requests are looked at, nothing comes out of the cache.
  await page.route("**/assets/**", (route) => route.continue());
  await signIn(page);
  const id = await placeOrder(page);
  const pages = {
    "/": "Start a new design",
    [`/payment/${id}`]: "Complete Your Order",
    [`/designs/${id}/ground`]: "What we will redesign",
    [`/designs/${id}`]: `Design #${id}`,
    [`/designs/${id}/share`]: "Share",
  };
  for (const [path, heading] of Object.entries(pages)) {
    const bytes = await weighScripts(page, path, heading);
    // None of them came out of the cache of the page before.
    expect.soft(bytes, path).toBeGreaterThan(92_000);
    expect.soft(bytes, path).toBeLessThan(bytesAtMost);
  }
});

/** Opens a page and does nothing. @returns bytes of its scripts as they came over the wire, without headers */
async function weighScripts(page: Page, path: string, heading: string): Promise<number> {
  const scripts: Request[] = [];
  const note = (request: Request) => void (request.resourceType() === "script" && scripts.push(request));
  page.on("request", note);
  await page.goto(siteUrl(path), { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  page.off("request", note);
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
