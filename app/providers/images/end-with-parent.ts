import { Worker } from "node:worker_threads";

const lookEveryMs = 1_000;

/**
 * Ends this process when its parent has ended, in the middle of a computation too: a killed parent's farewell is heard between
 * two tasks only, and the work of many seconds would be for nobody. A thread of its own looks, of some megabytes.
 */
export function endWithParent(): void {
  // Asked here: by the time the thread runs the parent may have ended, and its children have been given to another.
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, "SIGKILL"), ${lookEveryMs});`;
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };
  new Worker(watch, { eval: true, execArgv: [], env: {}, resourceLimits }).unref();
}
