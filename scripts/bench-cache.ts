import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { request } from "undici";
import { median } from "../app/designer/numeric/median.ts";
import { startServer } from "../tests/harness/running-server.ts";
import { createTemporaryFolder } from "../tests/harness/temporary-folder.ts";
import { findArticle } from "./pages/find-article.ts";
import { cpuMicrosecondsOf } from "./speed/cpu-of.ts";
import { sendLoad } from "./speed/send-load.ts";

const usage = `npm run bench:cache -- [--requests 6000] [--rounds 5]

Processor time per request of finished public pages, beside a bare node:http server that sends the same bytes. Both are asked
in turn, block by block; the figures are the medians of the blocks. Needs Linux.`;

interface Case {
  name: string;
  path: string;
  headers: Record<string, string>;
  status: number;
  /** Asks with the tag of the page that it has. */
  knows?: true;
}
interface Block {
  cpu: number;
  p99: number;
  bytes: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { requests: { type: "string" }, rounds: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const [requests, rounds] = [Number(values.requests ?? 6000), Number(values.rounds ?? 5)];
  const folder = createTemporaryFolder();
  const site = await startServer("start.mjs", { DATA_DIR: folder, DEMO: "1" });
  try {
    const cases = await listCases(site.baseUrl);
    console.log("page | bytes | bare µs | ours µs | ours / bare speed | p99 ours / bare");
    for (const one of cases) {
      const bare = await startBare(join(folder, "answers.json"), site.baseUrl, one);
      const servers = { bare, ours: { origin: site.baseUrl, process: site.process } };
      tell(one.name, await compare(servers, one, requests, rounds));
      bare.process.kill();
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function listCases(origin: string): Promise<Case[]> {
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

/** Settles the page first: what is measured is the page as small as it gets. */
async function startBare(file: string, origin: string, one: Case) {
  const { path, headers } = one;
  await request(origin + path, { headers }).then(({ body }) => body.dump());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const answer = await request(origin + path, { headers });
  if (one.knows) one.headers = { ...headers, "if-none-match": String(answer.headers.etag) };
  const body = Buffer.from(await answer.body.arrayBuffer()).toString("base64");
  const { connection, "keep-alive": keepAlive, date, ...told } = answer.headers;
  writeFileSync(file, JSON.stringify([{ path, status: answer.statusCode, headers: told, body }]));
  const child = spawn(process.execPath, ["scripts/speed/bare-server.mjs", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout!, "data");
  return { origin: `http://127.0.0.1:${String(port).trim()}`, process: child };
}

type Servers = Record<"bare" | "ours", { origin: string; process: ChildProcess }>;

async function compare(servers: Servers, one: Case, requests: number, rounds: number) {
  const blocks: Record<keyof Servers, Block[]> = { bare: [], ours: [] };
  const names = ["bare", "ours"] as const;
  for (const name of names) await sendLoad({ ...one, origin: servers[name].origin, requests: requests / 2 });
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const { origin, process } = servers[name];
      const before = cpuMicrosecondsOf(process.pid!);
      const { p99, bytes } = await sendLoad({ ...one, origin, requests });
      blocks[name].push({ cpu: (cpuMicrosecondsOf(process.pid!) - before) / requests, p99, bytes });
    }
  }
  return blocks;
}

function tell(name: string, { bare, ours }: Record<keyof Servers, Block[]>): void {
  const [bareCpu, oursCpu] = [bare, ours].map((blocks) => median(blocks.map(({ cpu }) => cpu))) as [number, number];
  const speed = median(bare.map(({ cpu }, round) => cpu / ours[round]!.cpu));
  const p99 = median(bare.map(({ p99 }, round) => ours[round]!.p99 / p99));
  const figures = [ours[0]!.bytes, bareCpu.toFixed(1), oursCpu.toFixed(1), speed.toFixed(2), p99.toFixed(2)];
  console.log([name, ...figures].join(" | "));
}

await main();
