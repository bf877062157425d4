import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** broken: no test failed but the run did, as when a file cannot be loaded: that says nothing about the tests. */
export type Verdict = "passed" | "failed" | "broken";

/** Longer than the slowest few test files. Vitest itself may wait forever, for example for a worker that ran out of memory. */
const usualPatienceMs = 5 * 60_000;

let running: ChildProcess | undefined;

/**
 * Runs these tests in that folder, up to the first that fails, and reports that one or what else went wrong. A run that does
 * not end is repeated once: a fault that never lets it end has been detected, too.
 */
export async function runTests(
  folder: string,
  tests: readonly string[],
  patienceMs = usualPatienceMs,
): Promise<{ verdict: Verdict; by: string }> {
  const never = { verdict: "failed", by: "the clock, twice" } as const;
  return (await runOnce(folder, tests, patienceMs)) ?? (await runOnce(folder, tests, patienceMs)) ?? never;
}

/** @returns undefined when it did not end in time */
async function runOnce(folder: string, tests: readonly string[], patienceMs: number) {
  const report = join(folder, "mutant-report.json");
  rmSync(report, { force: true });
  const output = ["--bail=1", "--reporter=json", `--outputFile=${report}`];
  const program = join("node_modules", "vitest", "vitest.mjs");
  // A process group of its own, so that the servers the tests start end with it.
  const child = spawn(process.execPath, [program, "run", ...output, ...tests], {
    ...{ cwd: folder, detached: true, stdio: ["ignore", "ignore", "pipe"] },
  });
  running = child;
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints = (complaints + chunk).slice(-2_000);
  });
  let isLate = false;
  const clock = setTimeout(() => {
    isLate = true;
    stopTests();
  }, patienceMs);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearTimeout(clock);
  running = undefined;
  return isLate ? undefined : judge(code, report, complaints);
}

export function stopTests(): void {
  if (running?.pid === undefined) return;
  try {
    process.kill(-running.pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

function judge(code: number | null, file: string, complaints: string): { verdict: Verdict; by: string } {
  const report = readReport(file);
  const failed = report?.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === "failed");
  if (failed) return { verdict: "failed", by: failed.fullName };
  if (code === 0 && report && report.numPassedTests > 0) return { verdict: "passed", by: "" };
  return { verdict: "broken", by: complaints.trim() || "no test ran" };
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
