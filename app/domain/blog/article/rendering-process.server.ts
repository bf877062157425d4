import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { makeArticle } from "./make-article.server.ts";
import type { RenderingAnswer, RenderingTask } from "./rendering-task.ts";

/**
 * The rendering process: a child of the web server that makes articles of Markdown, so that a text made to be slow holds
 * up nobody. It has no settings, no secrets and no database. A text that uses up its processor time ends it: nothing less
 * interrupts a regular expression.
 */

// Visitors go first whenever both want the processor.
setPriority(10);

/** When the present task ends for good, in microseconds of this process's processor time; 0 while there is none. */
const deadline = new BigInt64Array(new SharedArrayBuffer(8));

// A thread of its own: the main one is deaf while it renders. cpuUsage is the whole process's, so that what the machine
// does beside it counts for nothing.
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

process.on("message", answer);
// The server has ended, or asks for an end.
process.on("disconnect", () => process.exit(0));
// A stop meant for the whole group must not cut off the text that an editor is saving.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

function answer({ id, markdown, home, cpuMs }: RenderingTask): void {
  const { user, system } = process.cpuUsage();
  Atomics.store(deadline, 0, BigInt(user + system + cpuMs * 1000));
  send({ id, started: true });
  try {
    send({ id, article: makeArticle(markdown, home) });
  } catch (error) {
    // A text nested thousands deep overflows the stack of the parser.
    if (error instanceof RangeError) send({ id, tooDeep: true });
    else send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    Atomics.store(deadline, 0, 0n);
  }
}

function send(message: RenderingAnswer): void {
  // The server may end between the question and the sending.
  if (process.connected) process.send?.(message, undefined, {}, () => {});
}
