// npm run order -- PHOTO "wish" [--package quick-look|standard|best-value] [--out DIR] [--url URL] [--email ADDRESS]
// Orders designs the way a browser without scripts would, with a test card, and saves the pictures.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { PlainBrowser } from "./plain-browser.mjs";
import { loadSettingsFile } from "./settings-file.mjs";

const usage =
  'Usage: npm run order -- PHOTO "wish" [--package quick-look|standard|best-value] [--out DIR] [--url URL] [--email ADDRESS]';
const testCard = { number: "4242 4242 4242 4242", expiry: "12/39", cvc: "123" };
const longestWaitMs = 30 * 60_000;

loadSettingsFile();
let server;
try {
  const { photo, wish, options } = readCommandLine();
  const url = options.url ?? process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  server = await startUnlessRunning(url);
  await order(url, photo, wish, options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  server?.kill("SIGTERM");
}

function readCommandLine() {
  const option = { type: /** @type {const} */ ("string") };
  const options = { package: option, out: option, url: option, email: option };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [photo, wish] = positionals;
  if (!photo || !wish) throw new Error(usage);
  return { photo, wish, options: values };
}

async function order(url, photoFile, wish, options) {
  const startedAt = Date.now();
  const say = (words) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${words}`);
  const browser = new PlainBrowser(url);

  await browser.open("/api/login");
  await browser.submit({ email: options.email ?? "order@example.com" });
  say("signed in");

  await browser.open("/");
  const type = extname(photoFile).toLowerCase() === ".png" ? "image/png" : "image/jpeg";
  const photo = new File([readFileSync(photoFile)], basename(photoFile), { type });
  await browser.submit({ photo, prompt: wish }, { intent: "details" });
  expectPage(browser, /step=package/, "The photo or the wish was not accepted.");
  say(`uploaded ${basename(photoFile)}`);

  await browser.submit({ packageId: options.package ?? "quick-look" }, { intent: "order" });
  if (/\/ground(\?|$)/.test(browser.url)) {
    say("the photo was not read surely, or not yet; taken as it is read");
    await browser.open(browser.links(/\/payment\/\d+$/)[0]);
  }
  const requestId = expectPage(browser, /\/payment\/(\d+)/, "The order was not accepted.")[1];
  await browser.submit(testCard);
  expectPage(browser, /\/results\/\d+/, "The payment was not accepted.");
  say(`paid, order ${requestId}`);

  const folder = options.out ?? `order-${requestId}`;
  await collect(browser, folder, say);
}

/** Saves each picture as it lands, until the order is done. */
async function collect(browser, folder, say) {
  mkdirSync(folder, { recursive: true });
  const saved = new Set();
  const giveUpAt = Date.now() + longestWaitMs;
  for (;;) {
    for (const address of browser.links(/\?download=\d+$/)) {
      const number = new URL(address, browser.url).searchParams.get("download");
      if (saved.has(number)) continue;
      const file = join(folder, `landscape-design-${number}.jpg`);
      writeFileSync(file, await browser.download(address));
      saved.add(number);
      say(`design ${number} -> ${file}`);
    }
    if (!browser.refreshes()) break;
    if (Date.now() > giveUpAt) throw new Error(`Only ${saved.size} pictures after ${longestWaitMs / 60_000} minutes.`);
    await browser.waitAndReload(1000);
  }
  if (saved.size === 0) throw new Error(`No picture was made; see ${browser.url}`);
  say(`done: ${saved.size} ${saved.size === 1 ? "picture" : "pictures"}, ${browser.url}`);
}

function expectPage(browser, pattern, complaint) {
  const found = pattern.exec(browser.url);
  if (found) return found;
  throw new Error(`${complaint}${browser.problems()}`);
}

/** A server of its own for the occasion, when none answers at the address on this machine. */
async function startUnlessRunning(url) {
  if (await answers(url)) return undefined;
  const { hostname, port } = new URL(url);
  if (hostname !== "localhost" && hostname !== "127.0.0.1") throw new Error(`${url} does not answer.`);
  console.log(`No server at ${url}: starting one.`);
  const env = { ...process.env, PORT: port || "3000", PUBLIC_URL: url, LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", "ignore", "inherit"] });
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error("The server ended at once.");
    if (await answers(url)) return child;
    await pause(200);
  }
  child.kill("SIGTERM");
  throw new Error("The server did not start within two minutes.");
}

async function answers(url) {
  try {
    return (await fetch(new URL("/healthz", url), { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
