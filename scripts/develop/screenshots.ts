import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { findViolations } from "../../tests/e2e/site/find-violations.ts";
import { startServer } from "../../tests/harness/running-server.ts";
import { createTemporaryFolder } from "../../tests/harness/temporary-folder.ts";
import { readCommandLine, runCommand } from "../commands/command-line.mjs";
import { developCommands } from "../commands/develop.mjs";
import { findChromium } from "../find-chromium.mjs";
import { type Journey, lookerEmail, walk } from "./screenshots/journey.ts";
import { type Mode, modes } from "./screenshots/modes.ts";
import { type Shot, shots } from "./screenshots/pages.ts";

const declared = developCommands.screenshots;
const { values } = readCommandLine(declared);
const { out } = values;

/** Everything visible: the customer is an operator, too, and the operator has set their privacy details. */
const settings = {
  ADMIN_EMAILS: lookerEmail,
  PRIVACY_FILE: "docs/privacy-template.md",
  TERMS_FILE: "docs/terms-template.md",
  LIMIT_API_READS: "0",
};

async function main(): Promise<void> {
  mkdirSync(out, { recursive: true });
  const dataDir = createTemporaryFolder();
  const site = values.url
    ? undefined
    : await startServer("start.mjs", { DATA_DIR: dataDir, LOG_LEVEL: "error", ...settings });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const baseUrl = values.url ?? site!.baseUrl;
    const journey = await walk(browser, baseUrl, photograph);
    for (const mode of chosen(modes, values.modes)) await photographAll(browser, baseUrl, mode, journey);
  } finally {
    await browser.close();
    await site?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function photographAll(browser: Browser, baseUrl: string, mode: Mode, journey: Journey): Promise<void> {
  const common = { ...mode.options, baseURL: baseUrl, reducedMotion: "reduce" } as const;
  const stranger = await browser.newContext(common);
  const customer = await browser.newContext({ ...common, storageState: journey.storageState });
  for (const shot of chosen(shots, values.only)) {
    const page = await (shot.signedIn ? customer : stranger).newPage();
    try {
      await open(page, shot, journey);
      await photograph(page, `${shot.name}-${mode.name}`);
      if (mode.options.javaScriptEnabled !== false) await printViolations(page, `${shot.name}-${mode.name}`);
    } catch (error) {
      console.log(`${shot.name} in ${mode.name}: ${error instanceof Error ? error.message.split("\n", 1)[0] : error}`);
    } finally {
      await page.close();
    }
  }
  await Promise.all([stranger.close(), customer.close()]);
}

async function open(page: Page, { path, prepare }: Shot, journey: Journey): Promise<void> {
  const address = path.replace(/\{(order|unpaid|share)\}/, (_, what: "order" | "unpaid" | "share") => journey[what]);
  await page.goto(address, { waitUntil: "load" });
  await prepare?.(page);
}

async function photograph(page: Page, name: string): Promise<void> {
  // Pictures that are loaded when they are scrolled to.
  await page.evaluate("document.querySelectorAll('img').forEach((img) => { img.loading = 'eager'; })");
  // Otherwise sticky elements are in the middle of the picture.
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  await page.waitForLoadState("networkidle");
  await page.evaluate("Promise.allSettled([...document.images].map((image) => image.decode()))");
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: true, animations: "disabled" });
  const sideways = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
  if (sideways !== 0) console.log(`${name}: ${sideways} px too wide`);
}

async function printViolations(page: Page, name: string): Promise<void> {
  for (const violation of await findViolations(page)) console.log(`${name}: ${violation}`);
}

function chosen<T extends { name: string }>(all: readonly T[], names: string | undefined): T[] {
  const wanted = names?.split(",");
  return all.filter(({ name }) => !wanted || wanted.includes(name));
}

await runCommand(declared, main);
