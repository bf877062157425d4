import { rmSync } from "node:fs";
import { startServer } from "../../tests/harness/running-server.ts";
import { createTemporaryFolder } from "../../tests/harness/temporary-folder.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { findArticle } from "./pages-parts/find-article.ts";
import { compareWithBare, type SpeedCase } from "./speed/compare-with-bare.ts";
import { sendLoad } from "./speed/send-load.ts";
import { untilIdle } from "./speed/until-idle.ts";

const declared = measurements.cache;

async function main({ values }: Given<typeof declared>): Promise<void> {
  const [requests, rounds] = [Number(values.requests), Number(values.rounds)];
  const folder = createTemporaryFolder();
  const site = await startServer("start.mjs", { DATA_DIR: folder, DEMO: "1" }, []);
  try {
    const cases = await listCases(site.baseUrl);
    // V8 finishes compiling the cached pages' path after about ten thousand requests, which would be charged to the first case.
    await sendLoad({ ...cases[0]!, origin: site.baseUrl, requests: 4 * requests });
    await untilIdle(site.process.pid!);
    console.log("page | bytes | bare µs | ours µs | ours / bare speed | p99 ours / bare");
    for (const one of cases) {
      const ours = { origin: site.baseUrl, process: site.process };
      const { bytes, bare, ours: cost, speed, p99 } = await compareWithBare(folder, ours, one, { requests, rounds });
      console.log([one.name, bytes, bare.toFixed(1), cost.toFixed(1), speed.toFixed(2), p99.toFixed(2)].join(" | "));
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function listCases(origin: string): Promise<SpeedCase[]> {
  const article = await findArticle(origin);
  const packed = { "accept-encoding": "br" };
  return [
    { name: "home, br", path: "/", headers: packed, status: 200 },
    { name: "blog, br", path: "/blog", headers: packed, status: 200 },
    { name: "article, br", path: article, headers: packed, status: 200 },
    { name: "article, gzip", path: article, headers: { "accept-encoding": "gzip" }, status: 200 },
    { name: "article, plain", path: article, headers: {}, status: 200 },
    { name: "article, foreign cookie", path: article, headers: { ...packed, cookie: "_ga=GA1.1.7" }, status: 200 },
    { name: "article, 304", path: article, headers: packed, status: 304, knows: true },
    { name: "no such page, br", path: "/no-such-page", headers: packed, status: 404 },
  ];
}

await runCommand(declared, main);
