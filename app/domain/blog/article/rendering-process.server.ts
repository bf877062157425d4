import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { answerTasks } from "#app/processes/answer-tasks.ts";
import { type MadeArticle, makeArticle } from "./make-article.server.ts";
import type { RenderingTask } from "./rendering-task.ts";

/**
 * A child of the web server, so that a slow text blocks no one, without settings, secrets or database. A text that uses
 * up its processor time ends it: nothing less interrupts a regular expression.
 */

setPriority(10);

/** When the current task is ended, in microseconds of this process's processor time; 0 while there is none. */
const deadline = new BigInt64Array(new SharedArrayBuffer(8));

// A separate thread, since the main one is blocked while it renders. cpuUsage covers the whole process, so that other load on the
// machine does not count.
const watchdog = new Worker(
  `const { workerData } = require("node:worker_threads");
  const nap = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    Atomics.wait(nap, 0, 0, 20);
    const end = Atomics.load(workerData, 0);
    const { user, system } = process.cpuUsage();
    if (end > 0n && BigInt(user + system) > end) process.kill(process.pid, "SIGKILL");
  }`,
  { eval: true, execArgv: [], workerData: deadline },
);
watchdog.unref();

answerTasks(render);

function render({ markdown, home, cpuMs }: RenderingTask): MadeArticle | undefined {
  const { user, system } = process.cpuUsage();
  Atomics.store(deadline, 0, BigInt(user + system + cpuMs * 1000));
  try {
    return makeArticle(markdown, home);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    Atomics.store(deadline, 0, 0n);
  }
}
