import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { median } from "../../app/designer/numeric/median.ts";
import { startServer } from "../../tests/harness/running-server.ts";
import { createTemporaryFolder } from "../../tests/harness/temporary-folder.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { PlainBrowser } from "../order/plain-browser.mjs";
import { untilIdle } from "./speed/until-idle.ts";

const declared = measurements.previews;

const photo = "tests/fixtures/fenced-back-yard.jpg";
const wish = "A flagstone patio with a fire pit, a gravel path and lavender";
const card = { number: "4242 4242 4242 4242", expiry: "12/39", cvc: "123" };
const waiting = 20;
const slowerAtMost = 1.1;

async function main({ values }: Given<typeof declared>): Promise<void> {
  const folder = createTemporaryFolder();
  const free = { LIMIT_UNPAID_ORDERS: "0", LIMIT_PREVIEWS: "0", LIMIT_PREVIEWS_IN_ALL: "0" };
  const settings = { DATA_DIR: folder, PREVIEW: "1", LOG_LEVEL: "error", ...free };
  const site = await startServer("start.mjs", settings, []);
  const database = new Database(join(folder, "landscape-atelier.sqlite"));
  try {
    const browser = new PlainBrowser(site.baseUrl);
    await browser.open("/api/login");
    await browser.submit({ email: "bench@yard.test" });
    const others: number[] = [];
    for (let n = 0; n < waiting; n++) others.push(await placeOrder(browser, `${wish}, and ${n + 2} roses`));
    const found: { alone: number[]; among: number[] } = { alone: [], among: [] };
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const list of [found.alone, found.among]) {
        const id = await placeOrder(browser, `${wish} and ${round + 2} ${list === found.alone ? "ferns" : "hostas"}`);
        await untilIdle(site.process.pid!);
        if (list === found.among) askForPreviews(database, others);
        list.push(await payAndWait(browser, database, id));
      }
    }
    printTable(found);
  } finally {
    database.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns its number. */
async function placeOrder(browser: PlainBrowser, prompt: string): Promise<number> {
  await browser.open("/");
  const file = new File([readFileSync(photo)], basename(photo), { type: "image/jpeg" });
  await browser.submit({ photo: file, prompt }, { intent: "details" });
  await browser.submit({ packageId: "quick-look" }, { intent: "order" });
  const [, id] = /\/(?:payment|designs)\/(\d+)/.exec(browser.url) ?? [];
  if (id === undefined) throw new Error(`The order was not accepted.${browser.problems()}`);
  return Number(id);
}

function askForPreviews(database: Database.Database, orders: readonly number[]): void {
  const now = Date.now();
  const ask = database.prepare("insert into previews (request_id, created_at) values (?, ?) returning id").pluck();
  const job = database.prepare(
    "insert into jobs (kind, key, payload, run_at, place, created_at) values ('draw-preview', ?, ?, ?, ?, ?)",
  );
  database.transaction(() => {
    for (const order of orders) {
      const previewId = ask.get(order, now);
      job.run(String(previewId), JSON.stringify({ previewId }), now, now, now);
    }
  })();
}

/** Seconds from the click that pays to the stored first picture. */
async function payAndWait(browser: PlainBrowser, database: Database.Database, id: number): Promise<number> {
  await browser.open(`/payment/${id}`);
  const startedAt = performance.now();
  await browser.submit(card);
  const made = database.prepare("select 1 from ordered_pictures where request_id = ? and status = 'made'");
  while (made.get(id) === undefined) await pause(20);
  return (performance.now() - startedAt) / 1000;
}

function printTable({ alone, among }: { alone: number[]; among: number[] }): void {
  const ratio = median(among.map((seconds, round) => seconds / alone[round]!));
  console.log("previews waiting | first paid picture, s | beside none");
  console.log(`0 | ${median(alone).toFixed(2)} | 1.00`);
  console.log(`${waiting} | ${median(among).toFixed(2)} | ${ratio.toFixed(2)}`);
  if (ratio > slowerAtMost) process.exitCode = 1;
}

await runCommand(declared, main);
