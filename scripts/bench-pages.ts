import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { startServer } from "../tests/harness/running-server.ts";
import { createTemporaryFolder } from "../tests/harness/temporary-folder.ts";
import { findChromium } from "./find-chromium.mjs";
import { findArticle } from "./pages/find-article.ts";
import { measureLoad } from "./pages/measure-load.ts";

const usage = `npm run bench:pages -- [--url http://localhost:3000] [--fast]

Prints for each page, with JavaScript on and off, what a phone of 390 px at DPR 2 loads and when it shows it, with an empty
cache: requests, bytes over the wire (of these pictures), FCP, LCP, CLS. On a slow 3G line and a processor of a quarter of
this one's speed; --fast leaves both as they are. Without --url it measures the build of this tree.`;

/** Chrome's "Slow 3G": 400 kbit/s, 400 ms. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowdown = 4;

const publicPages = ["/", "/sample", "/blog", "/login", "/no-such-page"];
const ownPages = ["/", "/account"];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { url: { type: "string" }, fast: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const dataDir = createTemporaryFolder();
  const site = values.url ? undefined : await startServer("start.mjs", { DATA_DIR: dataDir, LOG_LEVEL: "error" });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const baseUrl = values.url ?? site!.baseUrl;
    console.log("page | JavaScript | requests | bytes | of pictures | FCP s | LCP s | CLS");
    const article = await findArticle(baseUrl);
    for (const javaScript of [true, false]) {
      for (const path of [...publicPages, article])
        await tell(browser, { baseUrl, path, javaScript, fast: values.fast });
      for (const path of ownPages)
        await tell(browser, { baseUrl, path, javaScript, fast: values.fast, signedIn: true });
    }
  } finally {
    await browser.close();
    await site?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Visit {
  baseUrl: string;
  path: string;
  javaScript: boolean;
  fast?: boolean;
  signedIn?: boolean;
}

async function tell(browser: Browser, { baseUrl, path, javaScript, fast, signedIn }: Visit): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    javaScriptEnabled: javaScript,
  });
  try {
    const page = await context.newPage();
    if (signedIn) await signIn(page, baseUrl);
    const throttle = fast ? undefined : { line: slowLine, slowdown };
    const { requests, bytes, pictureBytes, fcp, lcp, cls } = await measureLoad(page, `${baseUrl}${path}`, throttle);
    const name = `${path}${signedIn ? " (signed in)" : ""}`;
    const seconds = [fcp, lcp].map((time) => (time === undefined ? "-" : time.toFixed(1)));
    console.log(
      [name, javaScript ? "on" : "off", requests, bytes, pictureBytes, ...seconds, cls.toFixed(3)].join(" | "),
    );
  } finally {
    await context.close();
  }
}

async function signIn(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/api/login`);
  await page.getByLabel(/e-mail/i).fill("bench@yard.test");
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await page.waitForURL(/\/account$/);
}

await main();
