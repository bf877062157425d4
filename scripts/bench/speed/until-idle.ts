import { readdirSync, readFileSync } from "node:fs";
import { cpuMicrosecondsOf } from "./cpu-of.ts";

/** Per second; an idle process still keeps time and polls. */
const restMicroseconds = 50_000;
const looksAtMost = 120;

/** Waits until a process and its children are idle, or two minutes: a site that starts makes its pictures and pages. */
export async function untilIdle(pid: number): Promise<void> {
  for (let look = 0, before = Number.NEGATIVE_INFINITY; look < looksAtMost; look++) {
    const now = familyOf(pid).reduce((sum, own) => sum + cpuMicrosecondsOf(own), 0);
    // The time of an ended child is subtracted.
    if (Math.abs(now - before) < restMicroseconds) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(familyOf)];
}
