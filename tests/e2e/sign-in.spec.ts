import { rmSync } from "node:fs";
import { expect, test } from "playwright/test";
import { createFolderInMemory } from "../harness/folder-in-memory.ts";
import { type RunningServer, startServer } from "../harness/running-server.ts";
import { mailedSignIns } from "../identity/mailed-letters.ts";
import { expectAccessible } from "./site/expect-accessible.ts";
import { smallYardPhoto, watchConsole } from "./site/journey.ts";

const dataDir = createFolderInMemory();
let server: RunningServer;

test.beforeAll(async () => {
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: "error", SIGN_IN: "email", PREVIEW: "1" };
  server = await startServer("start.mjs", settings);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a visitor who tried a yard logs in by e-mail and goes on with it, then comes back by a code", async ({
  page,
  javaScriptEnabled,
}) => {
  // axe is a script.
  const check = async (where: string) => (javaScriptEnabled ? expectAccessible(page, where) : undefined);
  const complaints = watchConsole(page);
  const email = `visitor-${crypto.randomUUID()}@yard.test`;
  const wish = "A gravel path and a bench under the oak";
  await page.goto(`${server.baseUrl}/try`);
  await page.locator('input[type="file"]').setInputFiles(smallYardPhoto());
  await page.getByRole("textbox").first().fill(wish);
  await page.getByRole("button", { name: "Show me my yard" }).click();
  await page.getByRole("link", { name: "Log in to order it" }).click();

  await expect(page.getByRole("heading", { name: "Log in with e-mail" })).toBeVisible();
  await check("asking for the address");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("heading", { name: "Look in your mailbox" })).toBeVisible();
  await check("asking for the code");
  await page.getByLabel("Code").fill("1");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("Please enter the six digits from the e-mail")).toBeVisible();

  const [letter] = await mailedSignIns(dataDir, email);
  await page.goto(letter!.link);
  await check("the link of the e-mail");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(`${server.baseUrl}/#transform`);
  await expect(page.getByLabel("Describe Your Vision")).toHaveValue(wish);

  await page.goto(`${server.baseUrl}/api/logout`);
  await page.goto(`${server.baseUrl}/account`);
  await page.getByRole("link", { name: "Log in with e-mail" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  const [second] = await mailedSignIns(dataDir, email, 2);
  await page.getByLabel("Code").fill(second!.code);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(`${server.baseUrl}/account`);
  expect(complaints.filter((complaint) => !/422/.test(complaint))).toEqual([]);
});
