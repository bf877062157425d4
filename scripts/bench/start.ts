import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { median } from "../../app/designer/numeric/median.ts";
import { findFreePort } from "../../tests/harness/free-port.ts";
import { waitUntilHealthy } from "../../tests/harness/running-server.ts";
import { createTemporaryFolder } from "../../tests/harness/temporary-folder.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { cpuMicrosecondsOf } from "./speed/cpu-of.ts";

const declared = measurements.start;

const limits = { seconds: 0.5, megabytes: 90 };
const idleMs = 10_000;

async function main({ values }: Given<typeof declared>): Promise<void> {
  const folder = createTemporaryFolder();
  const [node, ours, memory]: number[][] = [[], [], []];
  try {
    // The first start creates the database and the first posts.
    await start(folder, 60_000);
    for (let round = 0; round < Number(values.rounds); round++) {
      node!.push(await startOfNode());
      const { seconds, megabytes } = await start(folder, idleMs);
      ours!.push(seconds);
      memory!.push(megabytes);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const [seconds, alone, megabytes] = [median(ours!), median(node!), median(memory!)];
  console.log("start | Node alone | ours | limit");
  console.log(row("processor time to the first answer, s", alone, seconds, limits.seconds, 2));
  console.log(row("idle memory, MB", undefined, megabytes, limits.megabytes, 0));
}

function row(name: string, alone: number | undefined, ours: number, limit: number, digits: number): string {
  const isOver = ours > limit;
  if (isOver) process.exitCode = 1;
  return [name, alone?.toFixed(digits) ?? "", ours.toFixed(digits), isOver ? `OVER ${limit}` : limit].join(" | ");
}

async function start(folder: string, idle: number) {
  const port = await findFreePort();
  const baseUrl = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const settings = { PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: baseUrl, DATA_DIR: folder, LOG_LEVEL: "error" };
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { PATH, HOME, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    await waitUntilHealthy(baseUrl);
    const seconds = cpuMicrosecondsOf(child.pid!) / 1e6;
    await new Promise((resolve) => setTimeout(resolve, idle));
    return { seconds, megabytes: residentMegabytes(child.pid!) };
  } finally {
    await end(child);
  }
}

/** Node with a server that listens, until it does. */
async function startOfNode(): Promise<number> {
  const program = 'require("http").createServer().listen(0, () => console.log("up"))';
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout!, "data");
  const seconds = cpuMicrosecondsOf(child.pid!) / 1e6;
  await end(child);
  return seconds;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, "exit");
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

await runCommand(declared, main);
