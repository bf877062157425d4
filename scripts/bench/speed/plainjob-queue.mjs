// plainjob on the same driver, made as durable as we are: its default is less (synchronous = NORMAL).
import Database from "better-sqlite3";
import { better, defineQueue, defineWorker } from "plainjob";

const logger = { debug() {}, info() {}, warn() {}, error: console.error };

/** @param {string} file of its database */
export function openPlainjob(file) {
  const connection = new Database(file);
  const queue = defineQueue({ connection: better(connection), logger });
  const setDurable = (/** @type {boolean} */ durable) =>
    void connection.pragma(`synchronous = ${durable ? "FULL" : "OFF"}`);
  setDurable(true);
  const drain = async (/** @type {number} */ jobs) => {
    let left = jobs;
    const done = () => {
      left -= 1;
      if (left === 0) void worker.stop();
    };
    const worker = defineWorker("errand", async ({ data }) => void JSON.parse(data), {
      queue,
      logger,
      onCompleted: done,
    });
    await worker.start();
  };
  return {
    enqueue: (/** @type {object} */ payload) => void queue.add("errand", payload),
    drain,
    setDurable,
    close: () => queue.close(),
  };
}
