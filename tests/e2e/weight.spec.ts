import { expect, type Page, type Request, test } from "playwright/test";
import { placeOrder, signIn, siteUrl } from "./site/journey.ts";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "about the scripts of pages that have some");

/** Brotli: the form library's 8 kB and 35 kB of ours, besides React and the router, which are a file of their own. */
const bytesAtMost = 43_500;

test("a customer's page loads React, router, form library and 35 kB of our scripts", async ({ page }) => {
  // Intercepted requests are not answered from the cache.
  await page.route("**/assets/**", (route) => route.continue());
  await signIn(page);
  const id = await placeOrder(page);
  const pages = {
    "/": "Start a new design",
    [`/payment/${id}`]: "Complete Your Order",
    [`/designs/${id}/ground`]: "What we will redesign",
    [`/designs/${id}`]: `Order ${id}`,
    [`/designs/${id}/share`]: "Share",
  };
  for (const [path, heading] of Object.entries(pages)) {
    const { libraries, ours } = await weighScripts(page, path, heading);
    // Not from the cache of the previous page.
    expect.soft(libraries, path).toBeGreaterThan(90_000);
    expect.soft(ours, path).toBeGreaterThan(5_000);
    expect.soft(ours, path).toBeLessThan(bytesAtMost);
  }
});

test("the rich editor comes when it is asked for, with 110 kB of scripts", async ({ page }) => {
  await page.route("**/assets/**", (route) => route.continue());
  await signIn(page);
  await page.goto(siteUrl("/admin/posts/new"), { waitUntil: "networkidle" });
  const scripts: Request[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request)));
  await page.getByRole("button", { name: "Rich", exact: true }).click();
  await expect(page.locator(".ProseMirror")).toBeVisible();
  const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  // Brotli; as gzip it is a seventh more.
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThan(110_000);
});

/** Bytes of its scripts over the wire, without headers. */
async function weighScripts(page: Page, path: string, heading: string): Promise<{ libraries: number; ours: number }> {
  const scripts: Request[] = [];
  const note = (request: Request) => void (request.resourceType() === "script" && scripts.push(request));
  page.on("request", note);
  await page.goto(siteUrl(path), { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  page.off("request", note);
  const weights = { libraries: 0, ours: 0 };
  for (const script of scripts) {
    const { responseBodySize } = await script.sizes();
    weights[/\/react-[\w-]+\.js$/.test(script.url()) ? "libraries" : "ours"] += responseBodySize;
  }
  return weights;
}
