import { rmSync } from "node:fs";
import { expect, test } from "playwright/test";
import { createFolderInMemory } from "../harness/folder-in-memory.ts";
import { type RunningServer, startServer } from "../harness/running-server.ts";
import { cards, choosePackage, fillInDetails, payByCard, signIn, watchConsole } from "./site/journey.ts";

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
  const address = await drawnPreview();
  await page.getByText("Change your words").click();
  await page.getByLabel("Describe Your Vision").fill("A paver patio instead of the grass");
  await page.getByRole("button", { name: "Read it again" }).click();
  await expect(page.getByText("a paver patio").first()).toBeVisible();
  expect(await drawnPreview()).not.toBe(address);
  await payByCard(page, cards.approved);
  await expect(page).toHaveURL(`${server.baseUrl}/results/${id}`);
  expect(complaints.filter((complaint) => !/404/.test(complaint))).toEqual([]);

  /** Where the picture comes from that the page shows, at its own size. */
  async function drawnPreview(): Promise<string> {
    const figure = page.getByRole("figure").filter({ hasText: /first design/ });
    const picture = figure.locator("img").last();
    const isThere = async () => {
      const [isLoaded, pixels] = await picture.evaluate((image: HTMLImageElement) => [
        image.complete,
        image.naturalWidth,
      ]);
      // A busy machine: its address has answered that there is none yet.
      if (isLoaded && pixels === 0 && !javaScriptEnabled) await page.reload();
      return isLoaded && pixels > 0;
    };
    await expect.poll(isThere, { timeout: 180_000 }).toBe(true);
    const src = (await picture.getAttribute("src"))!;
    const answer = await page.request.get(new URL(src, server.baseUrl).href);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    return answer.url();
  }
});
