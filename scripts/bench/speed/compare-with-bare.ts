import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { request } from "undici";
import { median } from "../../../app/designer/numeric/median.ts";
import { cpuMicrosecondsOf } from "./cpu-of.ts";
import { sendLoad } from "./send-load.ts";

/** A request that is sent repeatedly. */
export interface SpeedCase {
  name: string;
  path: string;
  headers: Record<string, string>;
  status: number;
  /** Sends the ETag of the page. */
  knows?: true;
}

/** Medians of the blocks of one case. */
export interface Comparison {
  bytes: number;
  /** CPU time per request, in microseconds. */
  bare: number;
  ours: number;
  /** Bare divided by ours: 1 would be as fast as Node can be. */
  speed: number;
  /** 99th percentile, ours divided by bare. */
  p99: number;
}

interface Server {
  origin: string;
  process: ChildProcess;
}

/** How often, and over how many connections: fewer where an answer takes long. */
export interface Effort {
  requests: number;
  rounds: number;
  connections?: number;
}

/**
 * Requests the same bytes from a bare node:http server and from ours alternately, block by block. Linux only: reads CPU time
 * from /proc.
 * @param folder for the bare server's answers
 */
export async function compareWithBare(
  folder: string,
  ours: Server,
  one: SpeedCase,
  { requests, rounds, connections }: Effort,
): Promise<Comparison> {
  const bare = await startBare(join(folder, "answers.json"), ours.origin, one);
  const servers = { bare, ours };
  const blocks = { bare: [] as Block[], ours: [] as Block[] };
  const load = { ...one, connections };
  try {
    for (const name of names) await sendLoad({ ...load, origin: servers[name].origin, requests });
    for (let round = 0; round < rounds; round++) {
      for (const name of names) {
        const { origin, process } = servers[name];
        const before = cpuMicrosecondsOf(process.pid!);
        const { p99, bytes } = await sendLoad({ ...load, origin, requests });
        blocks[name].push({ cpu: (cpuMicrosecondsOf(process.pid!) - before) / requests, p99, bytes });
      }
    }
  } finally {
    bare.process.kill();
  }
  return medians(blocks);
}

const names = ["bare", "ours"] as const;

interface Block {
  cpu: number;
  p99: number;
  bytes: number;
}

function medians({ bare, ours }: { bare: Block[]; ours: Block[] }): Comparison {
  return {
    bytes: ours[0]!.bytes,
    bare: median(bare.map(({ cpu }) => cpu)),
    ours: median(ours.map(({ cpu }) => cpu)),
    speed: median(bare.map(({ cpu }, round) => cpu / ours[round]!.cpu)),
    p99: median(bare.map(({ p99 }, round) => ours[round]!.p99 / p99)),
  };
}

/** Waits until the page is as small as it gets. */
async function startBare(file: string, origin: string, one: SpeedCase): Promise<Server> {
  const { path, headers } = one;
  await request(origin + path, { headers }).then(({ body }) => body.dump());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const answer = await request(origin + path, { headers });
  if (one.knows) one.headers = { ...headers, "if-none-match": String(answer.headers.etag) };
  const body = Buffer.from(await answer.body.arrayBuffer()).toString("base64");
  const { connection, "keep-alive": keepAlive, "transfer-encoding": chunks, date, ...told } = answer.headers;
  writeFileSync(file, JSON.stringify([{ path, status: answer.statusCode, headers: told, body }]));
  const child = spawn(process.execPath, ["scripts/bench/speed/bare-server.mjs", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout!, "data");
  return { origin: `http://127.0.0.1:${String(port).trim()}`, process: child };
}
