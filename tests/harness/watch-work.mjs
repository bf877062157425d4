import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Preloaded into a server under test: reports at WATCH_PORT the cost since the last request, as JSON: `blockedMs` (the longest
 * time that the event loop was blocked), `cpuMs` (CPU time of the whole process), `rssMb`.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
let cpu = process.cpuUsage();
const watch = createServer((_, response) => {
  const { user, system } = process.cpuUsage(cpu);
  const work = {
    blockedMs: delay.max / 1e6,
    cpuMs: (user + system) / 1000,
    rssMb: process.memoryUsage.rss() / 1024 ** 2,
  };
  delay.reset();
  cpu = process.cpuUsage();
  response.end(JSON.stringify(work));
});
// Its child processes load this too, and find the port taken.
watch.on("error", () => {});
watch.listen(Number(process.env.WATCH_PORT), "127.0.0.1").unref();
delay.enable();
