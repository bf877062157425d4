import { expect, type Locator, type Page, test } from "playwright/test";
import { cards, plainWish, signIn, siteUrl, smallYardPhoto } from "./site/journey.ts";

// Without JavaScript the keyboard moves through the same markup.
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

test("from home to a share link by keyboard alone, and what has the focus is always marked", async ({ page }) => {
  await page.goto(siteUrl());
  await tabTo(page, page.getByRole("link", { name: "Get Started", exact: true }));
  await signIn(page);
  await page.reload();

  await tabTo(page, page.locator('input[type="file"]'));
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Space");
  await (await chooser).setFiles(smallYardPhoto());
  await tabTo(page, page.getByLabel("Describe Your Vision"));
  await page.keyboard.type(plainWish);
  const proceed = page.getByRole("button", { name: "Continue to Select Package" });
  await expect(proceed).toBeEnabled();
  await tabTo(page, proceed);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Select Your Package" })).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: /Standard/ }));
  await page.keyboard.press("ArrowUp");
  await tabTo(page, page.getByRole("button", { name: "Generate My Design for $4" }));
  await page.keyboard.press("Enter");

  const pay = page.getByRole("button", { name: "Pay $4" });
  const confirm = page.getByRole("button", { name: /^(Looks right|Yes, redesign it)/ });
  await expect(pay.or(confirm)).toBeVisible({ timeout: 60_000 });
  if (await pay.isVisible()) await page.goto(page.url().replace("/payment/", "/designs/").concat("/ground"));
  await tabTo(page, confirm);
  await page.keyboard.press("Enter");

  await tabTo(page, page.getByLabel("Card number"));
  await page.keyboard.type(cards.approved);
  await tabTo(page, page.getByLabel("Expires"));
  await page.keyboard.type("1239");
  await tabTo(page, page.getByLabel("Security code"));
  await page.keyboard.type("123");
  await tabTo(page, pay);
  await page.keyboard.press("Enter");

  await expect(page.getByText("Completed")).toBeVisible({ timeout: 200_000 });
  await tabTo(page, page.getByRole("link", { name: "Share design 1" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Who is it for?"));
  await page.keyboard.type("Tom next door");
  await tabTo(page, page.getByRole("button", { name: "Create the link" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your links" })).toBeVisible();
});

/** From wherever the focus is; nothing on the way holds it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const { isHeld, what } = await page.evaluate(noteFocus);
    expect(isHeld, `${what} keeps the focus`).toBe(false);
    // The page may still be scrolling to it.
    const mark = () => page.evaluate(widthOfMark);
    await expect.poll(mark, { message: `${what} shows that it has the focus` }).toBeGreaterThan(1);
    if (await isThere()) return;
  }
  throw new Error(`120 presses of Tab do not lead to ${target}`);
}

/** `isHeld`: the press of Tab before did not move it. */
function noteFocus() {
  const focused = document.activeElement ?? document.body;
  const isHeld = focused.hasAttribute("data-had-focus") && focused !== document.body;
  for (const before of document.querySelectorAll("[data-had-focus]")) before.removeAttribute("data-had-focus");
  focused.setAttribute("data-had-focus", "");
  return { isHeld, what: `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}` };
}

/** Of the outline in view that marks the focus: the element's own, or that of the label or frame that stands for it. */
function widthOfMark(): number {
  const focused = document.activeElement ?? document.body;
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const around = [focused, ...labels, focused.parentElement, ...(focused.parentElement?.children ?? [])];
  const marks = around.map((element) => {
    if (!element) return 0;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    const isInView = width > 1 && bottom > 0 && top < innerHeight;
    return outlineStyle !== "none" && isInView ? Number.parseFloat(outlineWidth) : 0;
  });
  // Past the last element the focus is the browser's own.
  return focused === document.body ? Number.POSITIVE_INFINITY : Math.max(0, ...marks);
}
