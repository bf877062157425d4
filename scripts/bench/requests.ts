import { rmSync } from "node:fs";
import { startSiteWithOrders } from "../../tests/bench/site-with-orders.ts";
import { createTemporaryFolder } from "../../tests/harness/temporary-folder.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { findArticle } from "./pages-parts/find-article.ts";
import { compareWithBare, type Effort, type SpeedCase } from "./speed/compare-with-bare.ts";

const declared = measurements.requests;

/** A request's limit: milliseconds, or a multiple of the bare server's. */
interface LimitedCase extends SpeedCase {
  msAtMost?: number;
  timesAtMost?: number;
  /** Multiple of the usual number of requests. */
  repeat?: number;
}

/** Two at a time: a page's own cost counts, not the waiting of many. */
const connections = 2;
const designs = 10;

async function main({ values }: Given<typeof declared>): Promise<void> {
  const [requests, rounds] = [Number(values.requests), Number(values.rounds)];
  const folder = createTemporaryFolder();
  const site = await startSiteWithOrders({ designs, pictures: false });
  try {
    const ours = { origin: site.server.baseUrl, process: site.server.process };
    console.log("request | bytes | bare ms | ours ms | times bare | limit");
    for (const one of await listCases(ours.origin, site.finishedId, site.cookie)) {
      const effort: Effort = { requests: requests * (one.repeat ?? 1), rounds, connections };
      const { bytes, bare, ours: cost, speed } = await compareWithBare(folder, ours, one, effort);
      const [ms, times] = [cost / 1000, 1 / speed];
      const isOver = ms > (one.msAtMost ?? ms) || times > (one.timesAtMost ?? times);
      if (isOver) process.exitCode = 1;
      const limit = one.msAtMost ? `${one.msAtMost} ms` : `${one.timesAtMost} times`;
      const figures = [bytes, (bare / 1000).toFixed(3), ms.toFixed(2), times.toFixed(1)];
      console.log([one.name, ...figures, isOver ? `OVER ${limit}` : limit].join(" | "));
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function listCases(origin: string, orderId: number, cookie: string): Promise<LimitedCase[]> {
  const article = await findArticle(origin);
  const html = await (await fetch(origin + article)).text();
  const [picture] = /\/api\/uploads\/[a-z2-7]{26}\.jpg\?w=640/.exec(html) ?? [];
  if (!picture) throw new Error(`${article} has no picture`);
  const own = { "accept-encoding": "br", cookie };
  const avif = { accept: "image/avif" };
  const pictures = { repeat: 10, timesAtMost: 5 };
  return [
    { name: "article, signed in", path: article, headers: own, status: 200, msAtMost: 4 },
    { name: "results of ten", path: `/results/${orderId}`, headers: own, status: 200, msAtMost: 12 },
    { name: "account", path: "/account", headers: own, status: 200, msAtMost: 10 },
    { name: "stored picture", path: picture, headers: avif, status: 200, ...pictures },
    { name: "stored picture, signed in", path: picture, headers: { ...avif, cookie }, status: 200, ...pictures },
    { name: "range of it", path: picture, headers: { ...avif, range: "bytes=0-1023" }, status: 206, ...pictures },
    { name: "no such page, signed in", path: "/no-such-page", headers: own, status: 404, msAtMost: 4 },
  ];
}

await runCommand(declared, main);
