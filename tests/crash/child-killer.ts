import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "#app/designer/numeric/random.ts";

/** By the niceness that each lane's process is started with. */
const lanes: Record<string, string> = { "5": "intake", "12": "reading", "19": "design" };

/** One that has only begun to start is not at work yet. */
const youngestMs = 3_000;

const betweenKillsMs = { least: 100, most: 1_500 };

/** Kills a server's picture and rendering processes one by one, as kill -9 does, until told to stop. @returns how many of each */
export async function killChildren(
  pid: number,
  random: Random,
  isOver: () => boolean,
): Promise<Record<string, number>> {
  const kills: Record<string, number> = {};
  const seenAt = new Map<number, number>();
  while (!isOver()) {
    await pause(betweenKillsMs.least + random() * (betweenKillsMs.most - betweenKillsMs.least));
    const found = listChildren(pid);
    for (const child of found) if (!seenAt.has(child.pid)) seenAt.set(child.pid, Date.now());
    const children = found.filter((child) => Date.now() - seenAt.get(child.pid)! >= youngestMs);
    // The kinds are as likely as each other, however many processes each has.
    const kinds = [...new Set(children.map(({ kind }) => kind))];
    const kind = kinds[Math.floor(random() * kinds.length)];
    const victim = children.find((child) => child.kind === kind);
    if (!victim || !kill(victim.pid)) continue;
    kills[victim.kind] = (kills[victim.kind] ?? 0) + 1;
  }
  return kills;
}

function listChildren(pid: number): { pid: number; kind: string }[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(list)) return [];
  const pids = readFileSync(list, "utf8").split(" ").filter(Boolean).map(Number);
  return pids.flatMap((child) => {
    const kind = kindOf(child);
    return kind ? [{ pid: child, kind }] : [];
  });
}

function kindOf(pid: number): string | undefined {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").filter(Boolean);
    if (words.some((word) => word.includes("rendering-process"))) return "rendering";
    return words.some((word) => word.includes("picture-process")) ? lanes[words.at(-1) ?? ""] : undefined;
  } catch {
    return undefined;
  }
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false;
  }
}
