import { expect, type Locator, type Page, test } from "playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./site/expect-accessible.ts";
import { siteUrl, smallYardPhoto } from "./site/journey.ts";

// Visitors' pages have no scripts: the same with and without JavaScript, so each is checked once, on a phone or a
// desktop.
const isPhone = () => test.info().project.name === "javascript off";

test.describe("home, as a visitor sees it", () => {
  test("the gallery is links: tab and thumbnail by mouse and by keyboard", async ({ page }) => {
    test.skip(!isPhone(), "checked on a phone");
    await page.goto(siteUrl("/"));
    const gallery = page.getByRole("region", { name: "Examples" });
    await gallery.getByRole("link", { name: "Stone Features", exact: true }).click();
    await expect(page).toHaveURL(siteUrl("/?example=stone-features-1#examples"));
    await expect(gallery.getByRole("heading", { name: "Stone Features" })).toBeInViewport();
    await gallery.getByRole("link", { name: "Stone Features 2" }).press("Enter");
    await expect(page).toHaveURL(siteUrl("/?example=stone-features-2#examples"));
    await gallery.getByRole("link", { name: "Garden Beds 2" }).click();
    await expect(page).toHaveURL(siteUrl("/?example=garden-beds-2#examples"));
    await page.goBack();
    await expect(gallery.getByRole("link", { name: "Stone Features 2" })).toHaveAttribute("aria-current", "true");
    await expectNoSidewaysScroll(page, "home");
  });

  test("on a tablet before and after are side by side, and no button has two lines", async ({ page }) => {
    test.skip(!isPhone(), "checked once");
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(siteUrl("/"));
    const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
    const shown = page.getByRole("region", { name: "Six designs" }).getByRole("figure").first().getByRole("img");
    const [before, after] = [await boxOf(shown.first()), await boxOf(shown.last())];
    expect([after.y, after.width]).toEqual([before.y, before.width]);
    expect(before.width).toBeGreaterThan(320);
    const prices = page.getByRole("link", { name: /^Get \d+ designs?$/ });
    for (const price of await prices.all()) expect((await boxOf(price)).height).toBeLessThan(60);
    expect((await boxOf(page.getByRole("link", { name: "View Examples" }))).y).toBe(
      (await boxOf(page.getByRole("link", { name: "Get Started", exact: true }))).y,
    );
  });

  test("a phone's first view has one picture, half before and half after, and the choice of one's own photo", async ({
    page,
  }) => {
    test.skip(!isPhone(), "checked on a phone");
    await page.goto(siteUrl("/"));
    const picture = page.getByRole("group", { name: /^Before and after: / }).first();
    await expect(picture).toBeInViewport({ ratio: 1 });
    expect(
      await picture.evaluate((frame) =>
        [...frame.children].map((child) => getComputedStyle(child).clipPath).find((path) => path !== "none"),
      ),
    ).toBe("inset(0px 50% 0px 0px)");
    await expect(page.getByText("Choose a photo of your yard")).toBeInViewport({ ratio: 1 });
    const go = page.getByRole("button", { name: "Continue with this photo" });
    await expect(go).toBeHidden();
    await page.getByLabel("A photo of your yard", { exact: true }).setInputFiles(smallYardPhoto());
    await go.click();
    // This site draws no previews: where there are some, the photo waits at /try.
    await expect(page.locator('[role="status"]', { hasText: "Your photo is kept" }).first()).toBeVisible();
    await page.getByRole("link", { name: /Log in with/ }).click();
    await page.getByLabel(/e-mail/i).fill(`visitor-${crypto.randomUUID()}@yard.test`);
    await page.getByRole("button", { name: /^Sign in/ }).click();
    await expect(page.getByText("Photo kept:")).toBeVisible();
  });

  test("the wipe shows the photo to a pointer and to the keyboard", async ({ page }) => {
    test.skip(isPhone(), "checked on a desktop");
    await page.goto(siteUrl("/#examples"));
    const frame = page.getByRole("group", { name: /^Before and after: / });
    const cut = () =>
      frame.evaluate((element) =>
        [...element.children].map((child) => getComputedStyle(child).clipPath).find((path) => path !== "none"),
      );
    expect(await cut()).toBe("inset(0px 88% 0px 0px)");
    await frame.focus();
    await expect.poll(cut).toMatch(/^inset\(0px( 0% 0px 0px)?\)$/);
  });

  test("the carousel runs, is paused by a check box, and does not move with reduced motion", async ({ page }) => {
    test.skip(isPhone(), "checked on a desktop");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(siteUrl("/"));
    expect(await states(page)).toEqual(Array(5).fill("running"));
    await page.getByRole("checkbox", { name: "Pause the pictures" }).press("Space");
    expect(await states(page)).toEqual(Array(5).fill("paused"));
    await expectAccessible(page, "home");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator(slides).filter({ visible: true })).toHaveCount(1);
  });
});

/** Class names differ where styles are inlined. */
const slides = '[aria-label="Six designs"] > figure';

function states(page: Page): Promise<string[]> {
  return page
    .locator(`${slides}:not(:first-child)`)
    .evaluateAll((figures) => figures.map((slide) => getComputedStyle(slide).animationPlayState));
}
