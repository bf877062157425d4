import { rmSync } from "node:fs";
import { expect, test } from "playwright/test";
import { type RunningServer, startServer } from "../harness/running-server.ts";
import { type ModelServer, startModelServer } from "../picture-models/model-server.ts";
import { expectAccessible } from "./site/expect-accessible.ts";
import { createFurnishedDataFolder } from "./site/furnished-data-folder.ts";
import { payOrder, placeOrder, signIn, siteUrl, waitForText } from "./site/journey.ts";

test("one change and another picture are requested at a finished one, and are shown next to it", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without a script they are forms, which the pages' own tests send");
  await signIn(page);
  const id = await placeOrder(page, { wish: "A gravel path and a patio, but no plants" });
  await payOrder(page, id);
  await expect(page.getByText("Completed")).toBeVisible({ timeout: 200_000 });

  await page.getByText("Once, free: you keep both pictures").click();
  const change = page.getByLabel("What should be different?");
  await change.fill("  ab ");
  await page.getByRole("button", { name: "Make this change" }).click();
  await expect(page.getByText("Say what should be changed, in a few words.")).toBeVisible();
  await expect(change).toHaveValue("  ab ");
  await change.fill("make the path brick");
  await page.getByRole("button", { name: "Make this change" }).click();
  await expect(page.getByText("The change “make the path brick” is being made.")).toBeVisible();

  await page.getByText("This is not my yard").first().click();
  await page.getByRole("button", { name: "Make another picture" }).click();
  for (const [design, name] of [
    ["1-not-my-yard", "Design 1, drawn again"],
    ["1-change", "Design 1, changed"],
  ]) {
    await waitForText(page, `/results/${id}?design=${design}`, name!);
    await page.goto(siteUrl(`/results/${id}?design=${design}`));
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText("You asked for a brick path.")).toBeVisible();
  await expect(page.getByText("Once, free: you keep both pictures")).toHaveCount(0);
  await expect(page.getByText("This is not my yard")).toHaveCount(0);
  await expectAccessible(page, "a picture with what was made of it");
});

test("a service whose rules forbid the picture: its name beforehand, the reason and the refund afterwards", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled, "the text is the same with scripts");
  let service: ModelServer | undefined;
  let site: RunningServer | undefined;
  const dataDir = createFurnishedDataFolder();
  const shared = process.env.SITE_URL;
  try {
    service = await startModelServer(() => "moderated");
    site = await startServer("start.mjs", {
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      IMAGE_PROVIDER: "openai-compatible",
      IMAGE_MODEL: "m",
      IMAGE_BASE_URL: `${service.url}/v1`,
    });
    process.env.SITE_URL = site.baseUrl;
    await signIn(page);
    await page.goto(siteUrl("/#transform"));
    const told = page.getByText(/your photo and your wish are sent to a picture model of this site's operator/);
    await expect(told).toBeVisible();
    const id = await placeOrder(page);
    await page.goto(siteUrl(`/payment/${id}`));
    await expect(told).toBeVisible();
    await payOrder(page, id);
    const forbidden = "The picture service did not make this picture: its own rules forbid something";
    await waitForText(page, `/results/${id}`, "We refunded your $4 in full.");
    await page.goto(siteUrl(`/results/${id}`));
    await expect(page.getByText(forbidden)).toContainText("We refunded your $4 in full.");
    await expect(page.getByText(forbidden)).toContainText("order again with the wish worded otherwise");
    expect(service.calls).toHaveLength(1);
    await waitForText(page, "/demo/mail", `We refunded you $4 (Order ${id})`);
    await page.goto(siteUrl("/demo/mail"));
    await page.getByText(`We refunded you $4 (Order ${id})`).first().click();
  } finally {
    process.env.SITE_URL = shared;
    await site?.stop();
    await service?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
