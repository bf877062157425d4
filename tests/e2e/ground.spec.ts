import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { expectAccessible, expectNoSidewaysScroll } from "./site/expect-accessible.ts";
import {
  fillInDetails,
  payOrder,
  placeOrder,
  plainWish,
  retries,
  signIn,
  siteUrl,
  watchConsole,
  yardPhoto,
} from "./site/journey.ts";

const wish = plainWish;
/** Small, so that the design is ready quickly. */
const width = 480;
const height = 320;

test("ground that the customer keeps is unchanged in the design", async ({ page, javaScriptEnabled }) => {
  const complaints = watchConsole(page);
  const photo = test.info().outputPath("yard.jpg");
  await sharp(yardPhoto).resize(width, height, { fit: "fill" }).jpeg({ quality: 95 }).toFile(photo);
  await signIn(page);
  const id = await placeOrder(page, { photo, wish });
  await page.goto(siteUrl(`/designs/${id}/ground`));
  await expect(page.getByText("We redesign what is outlined in green.")).toBeVisible({ timeout: 120_000 });
  await expectNoSidewaysScroll(page, "ground");

  // Either way the lower left is removed from the ground.
  if (javaScriptEnabled) await correctByStrokes(page);
  else await correctByBoxesAndSquares(page);
  await page.getByRole("button", { name: /^(Looks right|Yes, redesign it)/ }).click();
  await expect(page.getByRole("heading", { name: "Complete Your Order" })).toBeVisible();
  // Both ways result in the same correction, from which one picture is drawn.
  expect(complaints).toEqual([]);
  if (!javaScriptEnabled) return;
  await payOrder(page, id);
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 200_000 });
  await expectPlanAccessible(page);

  const address = await page.getByRole("link", { name: "Download design 1" }).first().getAttribute("href");
  const design = await (await page.request.get(siteUrl(address!), retries)).body();
  expect(await difference(photo, design, { left: 0, top: 65, width: 17, height: 15 })).toBeLessThan(2.5);
  expect(await difference(photo, design, { left: 75, top: 65, width: 37, height: 15 })).toBeGreaterThan(7);
  await page.goto(siteUrl(`/designs/${id}/ground`));
  await expect(page).toHaveURL(siteUrl(`/results/${id}`));
  expect(complaints).toEqual([]);
});

test("a person in the photo is kept by pressing the feet", async ({ page, javaScriptEnabled }) => {
  await signIn(page);
  const id = await placeOrder(page, { wish });
  await page.goto(siteUrl(`/designs/${id}/ground`));
  await expect(page.getByText("We redesign what is outlined in green.")).toBeVisible({ timeout: 120_000 });
  const cells = page.locator('input[name="cells"]');
  await expect(cells).not.toHaveValue(/p/);
  await openParts(page);
  if (javaScriptEnabled) {
    await page.getByRole("button", { name: "Keep a person or animal" }).click();
    const { x, y, width, height } = (await page.getByRole("img", { name: "Your yard" }).first().boundingBox())!;
    await page.mouse.click(x + 0.6 * width, y + 0.85 * height);
    await expect(page.getByText("This part stays as it is in your photo")).toBeVisible();
  } else {
    await page.locator('input[type="image"]').click({ position: { x: 180, y: 170 } });
    await expect(page.locator('[role="status"]', { hasText: "Corrections saved" }).first()).toBeVisible();
  }
  await expect(cells).toHaveValue(/p/);
});

test("a picture without a yard is reported before the payment, and another photo keeps the input", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without a script they are forms, which the payment page's own tests send");
  const photo = test.info().outputPath("sky.jpg");
  await sharp({ create: { width, height, channels: 3, background: "#7fb2e5" } })
    .jpeg()
    .toFile(photo);
  await signIn(page);
  await fillInDetails(page, { photo, wish });
  await page.getByRole("button", { name: /Generate My Design/ }).click();
  // On a busy machine the reading may be too late for the form; then the payment page links to it.
  const offer = page.getByRole("link", { name: "See what will be redesigned" });
  const told = page.getByRole("heading", { name: "Is this your yard?" });
  await expect(offer.or(told)).toBeVisible({ timeout: 60_000 });
  if (await offer.isVisible()) await offer.click();
  await expect(told).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText("This picture shows nothing that we can make out")).toBeVisible();

  await page.getByRole("button", { name: "Choose another photo" }).click();
  await expect(page.getByLabel("Describe Your Vision")).toHaveValue(wish);
});

/** On the results page and as a brief; returns to the results. */
async function expectPlanAccessible(page: Page) {
  await expect(page.getByRole("table", { name: /Shopping list/ })).toBeVisible();
  await expectAccessible(page, "results with the plan open");
  await page.getByRole("link", { name: /Brief for a contractor/ }).click();
  await expect(page.getByRole("heading", { name: "Brief for a contractor" })).toBeVisible();
  await expectAccessible(page, "brief");
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expect(page.getByText("Completed")).toBeVisible();
}

/** A part is toggled twice by its number on the picture, which needs no script; a corner is kept by squares. */
async function correctByBoxesAndSquares(page: Page) {
  await openParts(page);
  const parts = page.locator('input[name="part"]');
  const number = page.locator(`label[for="${await parts.first().getAttribute("id")}"]`).first();
  for (const wanted of [false, true]) {
    await number.click();
    await expect(parts.first()).toBeChecked({ checked: wanted });
  }
  await page.getByText("Fine-tune on a grid").click();
  // A phone shows one way at a time.
  await expect(parts.first()).toBeHidden();
  for (const row of [4, 5, 6, 7])
    for (const column of [1, 2, 3])
      await page.getByRole("checkbox", { name: `Row ${row}, column ${column}: redesign` }).uncheck({ force: true });
  await page.getByRole("button", { name: "Save my corrections" }).last().click();
  // In <noscript>, where Playwright does not search text.
  await expect(page.locator('[role="status"]', { hasText: "Corrections saved" }).first()).toBeVisible();
  const square = page.getByRole("checkbox", { name: "Row 6, column 2: redesign", includeHidden: true });
  await expect(square).not.toBeChecked();
}

/** They are folded, so that a phone's first view has the picture and the button. */
async function openParts(page: Page) {
  await expect(page.getByRole("button", { name: /^(Looks right|Yes, redesign it)/ })).toBeVisible();
  await expect(page.locator('input[name="part"]').first()).toBeHidden();
  await page.getByText("Choose part by part").click();
}

async function correctByStrokes(page: Page) {
  await expectAccessible(page, "ground");
  await openParts(page);
  const parts = page.locator('input[name="part"]');
  const count = await parts.count();
  const board = page.getByRole("img", { name: "Your yard" }).first();
  const { x, y, width, height } = (await board.boundingBox())!;
  const draw = async (...stroke: [number, number][]) => {
    await page.getByRole("button", { name: "Draw a part" }).click();
    await page.mouse.move(x + stroke[0]![0] * width, y + stroke[0]![1] * height);
    await page.mouse.down();
    for (const [u, v] of stroke) await page.mouse.move(x + u * width, y + v * height, { steps: 8 });
    await page.mouse.up();
  };

  // A tap on the picture toggles the part under it, and its number is the label of its box.
  const part = parts.first();
  await expect(part).toBeChecked();
  await page.locator(`label[for="${await part.getAttribute("id")}"]`).click();
  await expect(part).not.toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(part).toBeChecked();

  // A line across splits a part; undo joins it again.
  await draw([0.5, 0.3], [0.5, 0.995]);
  await expect(parts).toHaveCount(count + 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(parts).toHaveCount(count);

  // A ring around the lower left makes it a part of its own, which is kept.
  await draw([0.001, 0.55], [0.24, 0.55], [0.24, 0.995], [0.001, 0.995], [0.001, 0.6]);
  await expect(parts).toHaveCount(count + 1);
  await expect(parts.last()).not.toBeChecked();
  await page.getByText("Fine-tune on a grid").click();
  await expectAccessible(page, "ground, corrections");
}

/** Mean difference of the channels, 0..255; at a quarter of the size, where encoding hardly shows. */
async function difference(
  photo: string,
  design: Buffer,
  part: { left: number; top: number; width: number; height: number },
) {
  const [a, b] = await Promise.all(
    [photo, design].map((picture) =>
      sharp(picture)
        .resize(width / 4, height / 4)
        .extract(part)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  return a!.reduce((sum, value, i) => sum + Math.abs(value - b![i]!), 0) / a!.length;
}
