import { readFile } from "node:fs/promises";
import { expect, test } from "playwright/test";
import { expectToFit } from "./site/expect-accessible.ts";
import { payOrder, placeOrder, plainWish, signIn, siteUrl } from "./site/journey.ts";

// With JavaScript the page and form are the same.
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === true);

test("plan and list without JavaScript: a known length, the file, the brief", async ({ page }) => {
  await signIn(page);
  const id = await placeOrder(page);
  await payOrder(page, id);
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 200_000 });

  const frame = await page.getByRole("link", { name: "Enlarge design 1" }).first().boundingBox();
  expect(frame!.y + frame!.height, "bottom of the picture").toBeLessThan(0.6 * page.viewportSize()!.height);
  const list = page.getByRole("table", { name: /Shopping list/ });
  const ground = list.getByRole("row", { name: /All ground in view/ });
  const estimated = await ground.textContent();
  const drawing = page.getByRole("img", { name: /Plan of design 1/ });
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await expectToFit(page, "results with the plan open");
  const measure = page.getByText("Make your plan exact");
  await measure.click();
  await page.getByLabel("Its length").fill("about nine");
  await page.getByRole("button", { name: "Correct the scale" }).click();
  await expect(page.getByText("Please type the length as a number")).toBeVisible();
  await expect(page.getByLabel("Its length")).toHaveValue("about nine");

  const told = await page
    .getByText(/estimated \d+\.\d ft/)
    .first()
    .textContent();
  await page.getByLabel("Its length").fill(String(Number(/[\d.]+/.exec(told!)![0]) * 1.2));
  await page.getByRole("button", { name: "Correct the scale" }).click();
  await expect(page.getByText(/Scale corrected by you: × 1\.[12]/)).toBeVisible();
  expect(await ground.textContent()).not.toBe(estimated);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "List of design 1 as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("landscape-design-1-list.csv");
  expect(await readFile((await (await download).path())!, "utf8")).toMatch(/^\ufeffGroup,Item,Quantity/);

  await page.getByRole("link", { name: "Brief for a contractor, design 1" }).click();
  await expect(page).toHaveURL(siteUrl(`/designs/${id}/brief/1`));
  await expect(page.getByText(plainWish)).toBeVisible();
  await expect(page.getByRole("img", { name: /The yard as designed/ })).toBeVisible();
  await expectToFit(page, "brief");
  for (const format of ["Letter", "A4"]) {
    expect(countPages(await page.pdf({ format })), `sheets of the brief, ${format}`).toBe(1);
  }
  const plan = await page
    .getByRole("img", { name: /Plan of design 1/ })
    .evaluate((image: HTMLImageElement) => image.src);
  await page.goto(plan);
  expect(countPages(await page.pdf({ format: "Letter" })), "sheets of the plan").toBe(1);
});

test("on a phone two designs are one under the other, on a desktop side by side", async ({ page }) => {
  await page.goto(siteUrl("/sample"));
  await page.getByRole("link", { name: "Compare design 1 with design 2" }).click();
  const pictures = ["Design 1", "Design 2"].map((name) =>
    page.locator("#design").getByRole("img", { name, exact: true }),
  );
  const places = () => Promise.all(pictures.map(async (picture) => (await picture.boundingBox())!));
  const [first, second] = await places();
  expect(second!.x).toBe(first!.x);
  expect(second!.y + second!.height - first!.y, "both pictures").toBeLessThan(page.viewportSize()!.height);
  await expectToFit(page, "two designs");
  await page.setViewportSize({ width: 1280, height: 900 });
  const [left, right] = await places();
  expect(right!.x + right!.width).toBeLessThan(1280);
  expect(right!.y).toBe(left!.y);
});

function countPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
