import { Worker } from "node:worker_threads";

const pollEveryMs = 1_000;

/**
 * Ends this process when its parent has ended, even during a computation: a disconnect is only noticed between two tasks, and
 * seconds of work would be wasted. A small thread checks for it.
 */
export function endWithParent(): void {
  // Read here: by the time the thread runs the parent may have ended and its children been adopted.
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, "SIGKILL"), ${pollEveryMs});`;
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };
  new Worker(watch, { eval: true, execArgv: [], env: {}, resourceLimits }).unref();
}
