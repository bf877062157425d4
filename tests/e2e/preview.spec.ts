import { rmSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import { createFolderInMemory } from "../harness/folder-in-memory.ts";
import { type RunningServer, startServer } from "../harness/running-server.ts";
import { expectAccessible } from "./site/expect-accessible.ts";
import {
  cards,
  choosePackage,
  fillInDetails,
  payByCard,
  signIn,
  smallYardPhoto,
  watchConsole,
} from "./site/journey.ts";

const dataDir = createFolderInMemory();
let server: RunningServer;
let usualSite: string | undefined;

test.beforeAll(async () => {
  server = await startServer("start.mjs", { DATA_DIR: dataDir, LOG_LEVEL: "error", PREVIEW: "1" });
  usualSite = process.env.SITE_URL;
  process.env.SITE_URL = server.baseUrl;
});

test.afterAll(async () => {
  process.env.SITE_URL = usualSite;
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the first design is seen before paying, drawn anew for other words, and gone after", async ({
  page,
  javaScriptEnabled,
}) => {
  const complaints = watchConsole(page);
  await signIn(page);
  await fillInDetails(page, { wish: "A gravel path and a bench" });
  const id = await choosePackage(page, "Quick Look");
  const address = await drawnPreview(page, javaScriptEnabled);
  await page.getByText("Change your words").click();
  await page.getByLabel("Describe Your Vision").fill("A paver patio instead of the grass");
  await page.getByRole("button", { name: "Read it again" }).click();
  await expect(page.getByText("a paver patio").first()).toBeVisible();
  expect(await drawnPreview(page, javaScriptEnabled)).not.toBe(address);
  await payByCard(page, cards.approved);
  await expect(page).toHaveURL(`${server.baseUrl}/results/${id}`);
  expect(complaints.filter((complaint) => !/404/.test(complaint))).toEqual([]);
});

test("a visitor sees the own yard first, and finds photo and words again after signing in", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(server.baseUrl);
  await page.getByRole("link", { name: "Try it with your photo first" }).first().click();
  await page.getByLabel("Photo of your yard").setInputFiles(smallYardPhoto());
  await page.getByLabel("Describe Your Vision").fill("A gravel path and a bench");
  await page.getByRole("button", { name: "Show me my yard" }).click();
  await expect(page.getByRole("heading", { name: "How we read your wish" })).toBeVisible();
  // This page ships no scripts.
  await drawnPreview(page, false);
  if (javaScriptEnabled) await expectAccessible(page, "/try");
  await page.getByRole("link", { name: "Log in to order it" }).click();
  await page.getByLabel(/e-mail/i).fill("first-seen@yard.test");
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await expect(page.getByLabel("Describe Your Vision")).toHaveValue("A gravel path and a bench");
  await expect(page.getByText("Photo kept:")).toBeVisible();
});

/** Where the picture comes from that the page shows, at its own size. */
async function drawnPreview(page: Page, isRevalidated: boolean | undefined): Promise<string> {
  const figure = page.getByRole("figure").filter({ hasText: /first design/ });
  const picture = figure.locator("img").last();
  const isThere = async () => {
    const [isLoaded, pixels] = await picture.evaluate((image: HTMLImageElement) => [
      image.complete,
      image.naturalWidth,
    ]);
    // A busy machine: its address has answered that there is none yet.
    if (isLoaded && pixels === 0 && !isRevalidated) await page.reload();
    return isLoaded && pixels > 0;
  };
  await expect.poll(isThere, { timeout: 180_000 }).toBe(true);
  const src = (await picture.getAttribute("src"))!;
  const answer = await page.request.get(new URL(src, server.baseUrl).href);
  expect(answer.headers()["content-type"]).toBe("image/jpeg");
  return answer.url();
}
