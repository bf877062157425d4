import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { command, runCommand } from "./commands/command-line.mjs";
import { readPhotoFile } from "./order/photo-argument.mjs";
import { PlainBrowser } from "./order/plain-browser.mjs";
import { loadSettingsFile } from "./settings-file.mjs";

const declared = command({
  call: "npm run order",
  about: `
Orders designs of the yard in PHOTO, a JPEG or PNG, the way a browser without JavaScript would: signs in, uploads, pays with a test
card, waits, and saves every picture. Without a running server on this machine it starts one for the occasion. Ends with 1 when
fewer pictures were made than paid for.`,
  takes: ["PHOTO", "WISH"],
  options: {
    package: {
      type: "string",
      oneOf: ["quick-look", "standard", "best-value"],
      default: "quick-look",
      about: "One, five or ten designs.",
    },
    out: { type: "string", value: "DIR", about: "Where to; without it, order-NUMBER." },
    url: { type: "string", value: "URL", about: "Of the site; without it, PUBLIC_URL or this machine." },
    email: { type: "string", default: "order@example.com", about: "Who signs in." },
  },
});
const testCard = { number: "4242 4242 4242 4242", expiry: "12/39", cvc: "123" };
const longestWaitMs = 30 * 60_000;

await runCommand(declared, async ({ values, positionals }) => {
  const [photoFile, wish] = positionals;
  const photo = await readPhotoFile(photoFile);
  loadSettingsFile();
  const url = values.url ?? process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  const server = await startUnlessRunning(url);
  try {
    await order({ url, photo: new File([photo.bytes], basename(photoFile), { type: photo.type }), wish, ...values });
  } finally {
    server?.kill("SIGTERM");
  }
});

async function order({ url, photo, wish, email, package: packageId, out }) {
  const startedAt = Date.now();
  const say = (words) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${words}`);
  const browser = new PlainBrowser(url);

  await browser.open("/api/login");
  await browser.submit({ email });
  say("signed in");

  await browser.open("/");
  await browser.submit({ photo, prompt: wish }, { intent: "details" });
  expectPage(browser, /step=package/, "The photo or the wish was not accepted.");
  say(`uploaded ${photo.name}`);

  await browser.submit({ packageId }, { intent: "order" });
  if (/\/ground(\?|$)/.test(browser.url)) {
    say("the photo could not be read for certain, or not yet; ordered as it is");
    await browser.open(browser.links(/\/payment\/\d+$/)[0]);
  }
  const requestId = expectPage(browser, /\/payment\/(\d+)/, "The order was not accepted.")[1];
  await browser.submit(testCard);
  expectPage(browser, /\/results\/\d+/, "The payment was not accepted.");
  say(`paid, order ${requestId}`);

  const ordered = countOrdered(browser);
  const saved = await collect(browser, out ?? `order-${requestId}`, say);
  if (saved < ordered) throw new Error(describeShortfall(browser, saved, ordered));
  say(`done: ${countPictures(saved)}, ${browser.url}`);
}

/** By the results page, which shows what was paid for. */
function countOrdered(browser) {
  const [facts] = browser.lines(/· \d+ images? ·/);
  if (!facts) throw new Error(`${browser.url} does not say how many pictures were ordered.`);
  return Number(/· (\d+) images? ·/.exec(facts)[1]);
}

/** Saves each picture as it is ready, until the order is done. @returns how many */
async function collect(browser, folder, say) {
  mkdirSync(folder, { recursive: true });
  const results = browser.url;
  const saved = new Set();
  const visited = new Set();
  const giveUpAt = Date.now() + longestWaitMs;
  for (;;) {
    const isDone = !browser.refreshes();
    const linked = linkedDesigns(browser, results).filter((page) => !visited.has(page));
    if (findDownload(browser)) saved.add(await savePicture(browser, folder, saved, say));
    for (const page of linked) {
      await browser.open(page);
      saved.add(await savePicture(browser, folder, saved, say));
      visited.add(page);
    }
    if (isDone || Date.now() > giveUpAt) break;
    await pause(1000);
    await browser.open(results);
  }
  await browser.open(results);
  return saved.size;
}

/** The pages of the designs that the results page does not show large itself. */
function linkedDesigns(browser, results) {
  const { pathname } = new URL(results);
  const links = browser.links(/[?&]design=/).map((address) => new URL(address, results));
  return [...new Set(links.filter((page) => page.pathname === pathname).map(({ href }) => href))];
}

/** Saves the design that the open page shows large, once. @returns its number */
async function savePicture(browser, folder, saved, say) {
  const address = findDownload(browser);
  if (!address) throw new Error(`${browser.url} has no picture to download.${browser.problems()}`);
  const number = new URL(address, browser.url).searchParams.get("download");
  if (saved.has(number)) return number;
  const file = join(folder, `landscape-design-${number}.jpg`);
  writeFileSync(file, await browser.download(address));
  say(`design ${number} -> ${file}`);
  return number;
}

function findDownload(browser) {
  return browser.links(/\?download=\d+$/)[0];
}

function describeShortfall(browser, saved, ordered) {
  const refund = browser.lines(/\brefund(ed|ing)?\b/i).join(" ");
  const ending = browser.refreshes() ? ` after ${longestWaitMs / 60_000} minutes` : "";
  const words = `Only ${saved} of ${countPictures(ordered)} could be saved${ending}; see ${browser.url}.`;
  return refund ? `${words} The site says: ${refund}` : words;
}

function countPictures(count) {
  return count === 1 ? "1 picture" : `${count} pictures`;
}

function expectPage(browser, pattern, complaint) {
  const found = pattern.exec(browser.url);
  if (found) return found;
  throw new Error(`${complaint}${browser.problems()}`);
}

/** A temporary server, when none answers at the local address. */
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
