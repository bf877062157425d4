import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import type { JobHandlers } from "#app/jobs/handler.ts";
import { median } from "../../app/designer/numeric/median.ts";
import { createTemporaryFolder } from "../../tests/harness/temporary-folder.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { openPlainjob } from "./speed/plainjob-queue.mjs";

const declared = measurements.queue;

/** Without the disk, which does not matter to V8. */
const cyclesUntilCompiled = 100;

interface Queue {
  enqueue(n: number): void;
  drain(jobs: number): Promise<void>;
  setDurable(durable: boolean): void;
  close(): Promise<void> | void;
}
interface Round {
  us: number;
  cpuUs: number;
}

async function main({ values }: Given<typeof declared>): Promise<void> {
  const [jobs, rounds] = [Number(values.jobs), Number(values.rounds)];
  const folder = createTemporaryFolder();
  process.env.DATA_DIR = folder;
  try {
    const ours = await openOurs(folder);
    const theirs = openTheirs(join(folder, "plainjob.sqlite"));
    console.log("queue | µs a cycle | CPU µs a cycle | cycles beside plainjob's | CPU beside plainjob's");
    console.log(`load of the machine | ${loadavg()[0]!.toFixed(1)} | | |`);
    for (const queue of [theirs, ours.queue]) await warmUp(queue, jobs);
    const before = await compare({ theirs, ours: ours.queue }, jobs, rounds);
    printRow("plainjob", before.theirs, before.theirs);
    printRow("ours", before.ours, before.theirs);
    ours.fill(Number(values.ended));
    const after = await compare({ theirs, ours: ours.queue }, jobs, rounds);
    printRow("ours, many ended", after.ours, after.theirs);
    await Promise.all([theirs.close(), ours.queue.close()]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openOurs(folder: string): Promise<{ queue: Queue; fill(ended: number): void }> {
  const { migrateDatabase } = await import("#db/migrate.server.ts");
  migrateDatabase(folder);
  const { db } = await import("#db/client.server.ts");
  const { enqueue } = await import("#app/jobs/queue.server.ts");
  const { jobKinds } = await import("#app/jobs/kinds.ts");
  const { Runner } = await import("#app/jobs/runner.server.ts");
  let done = 0;
  const nothing = { run: () => void done++ };
  const handlers = Object.fromEntries(Object.keys(jobKinds).map((kind) => [kind, nothing])) as unknown as JobHandlers;
  const log = { info() {}, warn: console.warn, error: console.error };
  const runner = new Runner({ handlers, log });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  // The regular work of its first poll.
  while (runner.busyWith > 0) await turn();
  const drain = async (jobs: number) => {
    done = 0;
    runner.wake();
    while (done < jobs || runner.busyWith > 0) await turn();
  };
  let key = 0;
  const write = (n: number) => enqueue(db, "send-receipt-letter", { requestId: n }, { key: `bench:${key++}` });
  const fill = (ended: number) => {
    const columns = "kind, key, payload, status, run_at, place, attempts, fence, created_at, started_at, finished_at";
    db.$client.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ended})
      INSERT INTO jobs (${columns}) SELECT 'send-receipt-letter', 'old:' || i, '{"requestId":1}', 'done', i, i, 1, 1, i, i, i FROM n`);
  };
  const setDurable = (durable: boolean) => void db.$client.exec(`PRAGMA synchronous = ${durable ? "FULL" : "OFF"}`);
  return { queue: { enqueue: write, drain, setDurable, close: () => runner.stop() }, fill };
}

function openTheirs(file: string): Queue {
  const { enqueue, ...queue } = openPlainjob(file);
  return { ...queue, enqueue: (n) => enqueue({ requestId: n }) };
}

async function warmUp(queue: Queue, jobs: number): Promise<void> {
  queue.setDurable(false);
  for (let n = 0; n < cyclesUntilCompiled; n++) await cycle(queue, jobs);
  queue.setDurable(true);
}

async function compare<Name extends string>(queues: Record<Name, Queue>, jobs: number, rounds: number) {
  const names = Object.keys(queues) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Round[]>;
  for (const name of names) await cycle(queues[name], jobs);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) found[name].push(await cycle(queues[name], jobs));
  }
  return found;
}

async function cycle(queue: Queue, jobs: number): Promise<Round> {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  for (let n = 0; n < jobs; n++) queue.enqueue(n);
  await queue.drain(jobs);
  const { user, system } = process.cpuUsage(before);
  return { us: ((performance.now() - startedAt) * 1000) / jobs, cpuUs: (user + system) / jobs };
}

function printRow(name: string, rounds: Round[], theirs: Round[]): void {
  const of = (key: keyof Round) => median(rounds.map((round) => round[key]));
  const ratio = (key: keyof Round) => median(rounds.map((round, n) => theirs[n]![key] / round[key]));
  const figures = [of("us").toFixed(0), of("cpuUs").toFixed(0), ratio("us").toFixed(2), ratio("cpuUs").toFixed(2)];
  console.log([name, ...figures].join(" | "));
}

await runCommand(declared, main);
