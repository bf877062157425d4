import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import {
  choosePackage,
  fillInDetails,
  placeOrder,
  plainWish,
  signIn,
  siteUrl,
  smallYardPhoto,
  yardPhoto,
} from "./site/journey.ts";
import { tooLargeFile } from "./site/too-large-file.ts";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "what JavaScript adds to the form");

const wish = plainWish;
const fileInput = (page: Page) => page.locator('input[type="file"]');
const continueButton = (page: Page) => page.getByRole("button", { name: "Continue to Select Package" });
const generateButton = (page: Page) => page.getByRole("button", { name: /Generate My Design/ });

test("the next step requires photo, wish and address", async ({ page }) => {
  await signIn(page);
  await page.goto(siteUrl("/#transform"));
  await expect(continueButton(page)).toBeDisabled();
  await fileInput(page).setInputFiles(smallYardPhoto());
  await expect(page.getByText("File ready")).toBeVisible();
  await page.getByLabel("Describe Your Vision").fill("  too short ");
  await expect(page.getByText("9/500")).toBeVisible();
  await page.getByLabel("Your Email").focus();
  await expect(page.getByText("Please describe your vision in more detail (at least 10 characters)")).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  await page.getByLabel("Describe Your Vision").fill(wish);
  await expect(continueButton(page)).toBeEnabled();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(continueButton(page)).toBeDisabled();
});

test("a file of the wrong kind or size is refused before it is sent, and a photo can be dropped instead", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(siteUrl("/#transform"));
  await expect(continueButton(page)).toBeDisabled();
  await fileInput(page).setInputFiles({ name: "yard.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await expect(page.getByText("Invalid file type").first()).toBeVisible();
  await expect(page.getByText("Please upload a JPEG or PNG image").first()).toBeVisible();
  await expect(page.getByText("File must be a JPEG or PNG image").first()).toBeVisible();
  await fileInput(page).setInputFiles(tooLargeFile(test.info().outputPath("yard.jpg")));
  await expect(page.getByText("File too large").first()).toBeVisible();
  await expect(page.getByText("Image must be less than 20MB").first()).toBeVisible();
  await expect(page.getByText("File must be less than 20MB").first()).toBeVisible();
  await dropPhoto(page, "dropped.jpg");
  await expect(page.getByText("dropped.jpg")).toBeVisible();
  await expect(page.getByText("File ready")).toBeVisible();
});

test("a file that is no photo, then the right one: the text stays", async ({ page }) => {
  await signIn(page);
  await page.goto(siteUrl("/#transform"));
  await page.getByLabel("Describe Your Vision").fill(wish);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "yard.jpg", mimeType: "image/jpeg", buffer: Buffer.from("GIF89a no photo at all") });
  const next = page.getByRole("button", { name: "Continue to Select Package" });
  await next.click();
  // The browser trusts the file's name; the server checks its content when the order is sent.
  await page.getByRole("button", { name: /Generate My Design/ }).click();
  await expect(page.getByText("File must be a JPEG or PNG image").first()).toBeVisible();
  await page.getByRole("button", { name: "Back to Details" }).click();
  await expect(page.getByLabel("Describe Your Vision")).toHaveValue(wish);
  await page.locator('input[type="file"]').setInputFiles(smallYardPhoto());
  await next.click();
  await choosePackage(page, "Quick Look");
});

test("a large photo is shrunk before it is sent, and the page says so", async ({ page }) => {
  await signIn(page);
  await page.goto(siteUrl("/#transform"));
  await expect(continueButton(page)).toBeDisabled();
  // Not much larger than it is sent: sizes are tested elsewhere, and every pixel costs time.
  const buffer = await sharp(yardPhoto).resize(3200, 2400, { fit: "fill" }).jpeg({ quality: 98 }).toBuffer();
  await fileInput(page).setInputFiles({ name: "phone.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText(/Made smaller for sending/)).toBeVisible();
  const size = await fileInput(page).evaluate(async (input: HTMLInputElement) => {
    const { width, height } = await createImageBitmap(input.files![0]!);
    return { width, height };
  });
  expect(size).toEqual({ width: 3072, height: 2304 });
});

test("the browser's back and forward change steps, and nothing is lost", async ({ page }) => {
  await signIn(page);
  await fillInDetails(page, { wish });
  await expect(page.getByRole("heading", { name: "Select Your Package" })).toBeFocused();
  await page.getByRole("radio", { name: /Standard/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(generateButton(page)).toHaveText("Generate My Design for $14");
  await page.goBack();
  await expect(page.getByLabel("Describe Your Vision")).toHaveValue(wish);
  await expect(page.getByText("File ready")).toBeVisible();
  await page.goForward();
  await expect(generateButton(page)).toHaveText("Generate My Design for $14");
});

test("a reload in the second step keeps the step, the photo and what was typed", async ({ page }) => {
  await signIn(page);
  await fillInDetails(page, { wish });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Select Your Package" })).toBeVisible();
  await page.getByRole("button", { name: /^Back/ }).click();
  await expect(page.getByLabel("Describe Your Vision")).toHaveValue(wish);
  await expect(page.getByText("small-yard.jpg")).toBeVisible();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Upload Your Photo" })).toBeVisible();
  await expect(page.getByText("small-yard.jpg")).toHaveCount(0);
});

test("a failed upload shows the reason and is retried without choosing the file again", async ({ page }) => {
  await signIn(page);
  await fillInDetails(page, { wish });
  const answers = [
    { status: 500, body: '{"message":"The disk is full"}', shown: "The disk is full" },
    { status: 502, body: "<h1>Bad gateway</h1>", shown: "Failed to upload" },
    { status: 200, body: "{}", shown: "No request ID returned from server" },
  ];
  for (const { status, body, shown } of answers) {
    await page.route("**/api/uploads", (route) => route.fulfill({ status, body }), { times: 1 });
    await generateButton(page).click();
    await expect(page.getByText("Upload failed").first()).toBeVisible();
    await expect(page.getByText(shown).first()).toBeVisible();
  }
  await page.route("**/api/uploads", (route) => route.abort(), { times: 1 });
  await generateButton(page).click();
  await expect(page.getByText("Something went wrong").first()).toBeVisible();
  await choosePackage(page, "Quick Look");
});

test("the home page leads back to the latest results, once, and not if the address names a section", async ({
  page,
}) => {
  await signIn(page);
  const id = await placeOrder(page);
  await page.goto(siteUrl("/account"));
  await page.evaluate((requestId) => {
    localStorage.setItem("last-viewed-request", String(requestId));
  }, id);
  await page.goto(siteUrl("/#pricing"));
  await expect(continueButton(page)).toBeDisabled();
  expect(page.url()).toBe(siteUrl("/#pricing"));
  await page.goto("about:blank");
  await page.goto(siteUrl("/"));
  await page.waitForURL(`**/results/${id}`);
  await page.goto(siteUrl("/"));
  await expect(continueButton(page)).toBeDisabled();
  expect(page.url()).toBe(siteUrl("/"));
});

async function dropPhoto(page: Page, name: string): Promise<void> {
  const bytes = [...(await readFile(smallYardPhoto()))];
  const files = await page.evaluateHandle(
    ([content, fileName]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], fileName, { type: "image/jpeg" }));
      return transfer;
    },
    [bytes, name] as const,
  );
  await page.getByText("or drag it here").dispatchEvent("drop", { dataTransfer: files });
}
