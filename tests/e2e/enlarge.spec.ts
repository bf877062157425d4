import { type CDPSession, expect, type Locator, type Page, test } from "playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./site/expect-accessible.ts";
import { payOrder, placeOrder, signIn, siteUrl } from "./site/journey.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

// One order for all tests, so that those without JavaScript run here, too.
test.beforeEach(() => test.skip(test.info().project.name === "javascript off", "where one order serves both"));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("designs of an order and of a share link lead to the full picture", async ({ page }) => {
    const id = await openDesigns(page);
    for (const address of [`/results/${id}`, `/designs/${id}`]) {
      for (const size of [phone, desk]) await expectPlainLinks(page, address, size);
    }
    await page.goto(siteUrl(`/designs/${id}/share`));
    await page.getByLabel("Who is it for?").fill("Tom next door");
    await page.getByRole("button", { name: "Create the link" }).click();
    const shared = await page.getByRole("textbox", { name: /Shows all designs/ }).inputValue();
    await expectPlainLinks(page, new URL(shared).pathname, phone);
  });
});

test("designs of the sample, whose pages have no scripts, do so by mouse, tap and keyboard", async ({ page }) => {
  await expectPlainLinks(page, "/sample", phone);
  await expectPlainLinks(page, "/sample", desk);
  await page.goto(siteUrl("/sample"));
  await page.getByRole("link", { name: "Enlarge design 1" }).first().press("Enter");
  await expectFullPicture(page);
});

test("a press on a design enlarges it, a drag moves the slider, and thumbnails have a control that swaps", async ({
  page,
}) => {
  const id = await openDesigns(page);
  await page.setViewportSize(desk);
  const slider = page.getByRole("slider", { name: "How much of the picture shows" });

  await pressOnceHydrated(page, `/results/${id}`, () => pressInto(slider));
  await expectEnlarged(page, "design 1");
  await expect(slider).toHaveValue("40");
  await dragAcross(page, slider);
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(70);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await slider.press("Home");
  await slider.press("ArrowRight");
  await expect(slider).toHaveValue("1");
  await slider.press("Enter");
  await expectEnlarged(page, "design 1");

  await page.getByRole("list", { name: "All designs" }).getByRole("link", { name: "Enlarge design 2" }).click();
  await expectEnlarged(page, "design 2");
  await expect(page.getByRole("heading", { name: "Design 1", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Show design 2 above" }).click();
  await expect(page.getByRole("heading", { name: "Design 2", exact: true })).toBeVisible();
  await expectAccessible(page, "designs to be enlarged");

  const link = page.getByRole("link", { name: "Enlarge design 2" }).first();
  await pressOnceHydrated(page, `/results/${id}?design=1&with=2`, () => link.click());
  await expectEnlarged(page, "design 2");
});

test("on a touch screen a tap enlarges, and a finger that moves drags the slider or scrolls", async ({ page }) => {
  const id = await openDesigns(page);
  await page.setViewportSize(phone);
  const finger = await page.context().newCDPSession(page);
  await finger.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  try {
    const slider = page.getByRole("slider", { name: "How much of the picture shows" });
    await pressOnceHydrated(page, `/designs/${id}`, async () => {
      await slider.scrollIntoViewIfNeeded();
      await touch(finger, slider, [[0.6, 0.5]]);
    });
    await expectEnlarged(page, "design 1");
    await expect(slider).toHaveValue("40");
    await touch(finger, slider, [
      [0.3, 0.5],
      [0.5, 0.52],
      [0.8, 0.52],
    ]);
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(60);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const picture = page.getByRole("list", { name: "All designs" }).getByRole("link", { name: "Enlarge design 3" });
    await picture.scrollIntoViewIfNeeded();
    await touch(finger, picture, [[0.5, 0.5]]);
    await expectEnlarged(page, "design 3");
    await expectNoSidewaysScroll(page, "designs on a phone");
  } finally {
    await finger.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  }
});

/** Five finished designs, which these tests do not change: drawn once. */
let designs: { id: number; email: string } | undefined;

/** As the order's owner. Returns its number. */
async function openDesigns(page: Page): Promise<number> {
  const email = await signIn(page, designs?.email);
  if (designs) return designs.id;
  const id = await placeOrder(page, { package: "Standard" });
  await payOrder(page, id);
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 200_000 });
  designs = { id, email };
  return id;
}

/** Until a page is hydrated, the link of a design leads to its picture, and a press on the slider to nothing. */
async function pressOnceHydrated(page: Page, path: string, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(siteUrl(path));
    await press();
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** In the middle, away from the handle. */
async function pressInto(target: Locator): Promise<void> {
  const { width, height } = (await target.boundingBox())!;
  await target.click({ position: { x: width * 0.6, y: height * 0.4 } });
}

async function dragAcross(page: Page, slider: Locator): Promise<void> {
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.move(x + width * 0.3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

/** `points` are shares of the target's width and height: one is a tap, more are a drag. */
async function touch(finger: CDPSession, target: Locator, points: [number, number][]): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const [down, ...moves] = points.map(([across, along]) => [{ x: x + width * across, y: y + height * along }]);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: down! });
  for (const touchPoints of moves) await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function expectEnlarged(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: `Large view of ${name}` });
  await expect(dialog.getByRole("img", { name })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
}

/** The large picture and one of the grid lead to their files, and the control below the latter to the frame. */
async function expectPlainLinks(page: Page, address: string, size: typeof phone): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(siteUrl(address));
  const grid = page.getByRole("list", { name: "All designs" });
  await page
    .locator("#design")
    .getByRole("img", { name: /design 1$/i })
    .click();
  await expectFullPicture(page);
  await page.goBack();
  await grid.getByRole("link", { name: "Enlarge design 3" }).click();
  await expectFullPicture(page);
  await page.goBack();
  await grid.getByRole("link", { name: "Show design 3 above" }).click();
  await expect(page).toHaveURL(/design=3#design$/);
  await expect(page.locator("#design").getByRole("img", { name: /design 3$/i })).toBeVisible();
}

/** Alone, in at least its own size. */
async function expectFullPicture(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/(api\/uploads|pictures)\/[^?]+(\?share=[^&]+)?$/);
  await expect(page.locator("body > img")).toBeVisible();
}
