import { Worker } from "node:worker_threads";

const pollEveryMs = 1_000;

/** Also during a computation: a disconnect is only noticed between two tasks, after seconds of wasted work. */
export function endWithParent(): void {
  // Read here: by the time the thread runs the parent may have ended and its children been adopted.
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, "SIGKILL"), ${pollEveryMs});`;
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };
  new Worker(watch, { eval: true, execArgv: [], env: {}, resourceLimits }).unref();
}
