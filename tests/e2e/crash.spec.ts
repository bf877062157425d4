import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { openConnection } from "../../db/open-connection.server.ts";
import { PlainBrowser } from "../../scripts/plain-browser.mjs";
import { type RunningServer, startServer } from "../harness/running-server.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";
import { plainWish, smallYardPhoto } from "./site/journey.ts";

test("the power fails while pictures are made: the order completes, no picture twice, no letter twice", async () => {
  test.skip(test.info().project.name !== "javascript off", "once is enough: no browser takes part");
  test.setTimeout(600_000);
  const dataDir = createTemporaryFolder();
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: "error" };
  let server: RunningServer = await startServer("start.mjs", settings);
  const id = await placeOrder(server.baseUrl);

  // Three times: while the first picture is made, one in the middle, and the last.
  for (const made of [0, 2, 4]) {
    await freezeWhen(server, () => count(dataDir, "design_images") >= made && isMakingPicture(dataDir));
    await server.stop("SIGKILL");
    server = await startServer("start.mjs", settings);
  }
  await expect.poll(() => status(dataDir, id), { timeout: 300_000 }).toBe("completed");
  const both = [`designs-ready.${id}.json`, `receipt.${id}.json`];
  await expect.poll(() => letters(dataDir), { timeout: 60_000 }).toEqual(both);

  expect(variations(dataDir, id)).toEqual([1, 2, 3, 4, 5]);
  await server.stop();
  expect(letters(dataDir)).toEqual(both);
  expect(server.complaints()).toBe("");
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Stops a server's clock in a state: it is looked at only while the process stands still, so that what was so then is so when
 * it is killed.
 */
async function freezeWhen(server: RunningServer, isSo: () => boolean): Promise<void> {
  const frozen = () => {
    server.process.kill("SIGSTOP");
    if (isSo()) return true;
    server.process.kill("SIGCONT");
    return false;
  };
  await expect.poll(frozen, { timeout: 200_000, intervals: [20] }).toBe(true);
}

async function placeOrder(baseUrl: string): Promise<number> {
  const browser = new PlainBrowser(baseUrl);
  await browser.open("/api/login");
  await browser.submit({ email: "survivor@yard.test" });
  await browser.open("/");
  const photo = new File([readFileSync(smallYardPhoto())], "yard.jpg", { type: "image/jpeg" });
  await browser.submit({ photo, prompt: plainWish }, { intent: "details" });
  await browser.submit({ packageId: "standard" }, { intent: "order" });
  // On a busy machine the photo is still being read; the page with the outline leads on to the payment.
  if (/\/ground\b/.test(browser.url)) await browser.open(browser.links(/\/payment\/\d+$/)[0]!);
  await browser.submit({ number: "4242424242424242", expiry: "12/39", cvc: "123" });
  return Number(/\/results\/(\d+)/.exec(browser.url)![1]);
}

function read<T>(dataDir: string, query: string, ...values: unknown[]): T[] {
  reader ??= openConnection(join(dataDir, "landscape-atelier.sqlite"), { readonly: true });
  return reader.prepare(query).all(...values) as T[];
}

let reader: ReturnType<typeof openConnection> | undefined;

function count(dataDir: string, table: string): number {
  return read<{ n: number }>(dataDir, `select count(*) as n from ${table}`)[0]!.n;
}

function isMakingPicture(dataDir: string): boolean {
  const query = "select count(*) as n from jobs where kind = 'generate-image' and status = 'running'";
  return read<{ n: number }>(dataDir, query)[0]!.n > 0;
}

function status(dataDir: string, id: number): string {
  return read<{ status: string }>(dataDir, "select status from design_requests where id = ?", id)[0]!.status;
}

function variations(dataDir: string, id: number): number[] {
  const query = "select variation_number as n from design_images where request_id = ? order by n";
  return read<{ n: number }>(dataDir, query, id).map((row) => row.n);
}

function letters(dataDir: string): string[] {
  try {
    return readdirSync(join(dataDir, "mail"))
      .filter((name) => name.endsWith(".json"))
      .sort();
  } catch {
    return [];
  }
}
