import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "../../app/designer/numeric/median.ts";
import { startServer } from "../../tests/harness/running-server.ts";
import { createTemporaryFolder } from "../../tests/harness/temporary-folder.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { type DrawnInLanes, drawInLanes } from "./speed/draw-in-lanes.ts";

const declared = measurements.lanes;

/** Pages that are rendered at each request, and one that is cached. */
const pages = ["/login", "/blog", "/sample"];
/** A busy hour of a small shop: far below the server's limit, so that waiting is caused by the designer. */
const pageEveryMs = 40;

async function main({ values }: Given<typeof declared>): Promise<void> {
  const [lanes, rounds] = [Number(values.lanes), Number(values.rounds)];
  const drawing = { picturesEach: Number(values.pictures), side: Number(values.side) };
  const folder = createTemporaryFolder();
  const site = await startServer("start.mjs", { DATA_DIR: folder, DEMO: "1", RUN_JOBS: "0" }, []);
  try {
    const load = loadavg()[0]!.toFixed(1);
    const found: { one: Round[]; many: Round[]; idle: number[] } = { one: [], many: [], idle: [] };
    await p99While(site.baseUrl, pause(2000));
    for (let round = 0; round < rounds; round++) {
      found.idle.push((await p99While(site.baseUrl, pause(10_000))).p99);
      found.one.push(await beside(site.baseUrl, drawInLanes({ ...drawing, lanes: 1, folder })));
      found.many.push(await beside(site.baseUrl, drawInLanes({ ...drawing, lanes, folder })));
    }
    printTable(found, lanes, 2 * drawing.picturesEach);
    console.log(`load of the machine | ${load} | | | |`);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Round = DrawnInLanes & { p99: number };

async function beside(origin: string, drawing: Promise<DrawnInLanes>): Promise<Round> {
  const { p99, value } = await p99While(origin, drawing);
  return { ...value, p99 };
}

/** Requests a page every few milliseconds, without waiting for earlier ones, as long as the work lasts. */
async function p99While<T>(origin: string, work: Promise<T>): Promise<{ p99: number; value: T }> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const ask = async (page: string) => {
    const startedAt = performance.now();
    const answer = await fetch(origin + page);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
  };
  const asking = setInterval(() => asked.push(ask(pages[asked.length % pages.length]!)), pageEveryMs);
  const value = await work.finally(() => clearInterval(asking));
  await Promise.all(asked);
  times.sort((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)]!, value };
}

function printTable(
  { one, many, idle }: { one: Round[]; many: Round[]; idle: number[] },
  lanes: number,
  pictures: number,
) {
  const perHour = (rounds: Round[]) => median(rounds.map(({ seconds }) => (pictures * 3600) / seconds));
  const cpu = (rounds: Round[]) => median(rounds.map(({ cpuSecondsEach }) => cpuSecondsEach));
  const p99 = (rounds: Round[]) => median(rounds.map((round) => round.p99));
  const faster = median(one.map(({ seconds }, round) => seconds / many[round]!.seconds));
  const slower = (rounds: Round[]) => median(rounds.map((round, n) => round.p99 / idle[n]!)).toFixed(2);
  console.log("lanes | pictures an hour | beside one lane | CPU s a picture | p99 of pages, ms | beside idle");
  const row = (name: string, ...figures: string[]) => console.log([name, ...figures].join(" | "));
  row("idle", "", "", "", median(idle).toFixed(0), "1.00");
  row("1", perHour(one).toFixed(0), "1.00", cpu(one).toFixed(1), p99(one).toFixed(0), slower(one));
  row(
    String(lanes),
    ...[perHour(many).toFixed(0), faster.toFixed(2), cpu(many).toFixed(1), p99(many).toFixed(0), slower(many)],
  );
}

await runCommand(declared, main);
