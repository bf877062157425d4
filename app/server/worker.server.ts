import { createServer, type Server } from "node:http";
import { log } from "#app/logging/log.server.ts";
import { logWhatIsPrinted } from "#app/logging/printed-output.server.ts";
import { env } from "#app/settings/env.server.ts";
import { bootWorker, isDataReachable } from "./boot.server.ts";
import { isHealthPath } from "./health-paths.ts";
import { stopOnSignal } from "./shutdown.server.ts";

const logEveryMs = 60_000;

/**
 * Only jobs: next to servers with RUN_JOBS=0, here or, with DATABASE_URL and STORAGE=s3, on any machine. On SIGTERM it
 * claims nothing more and has 25 s for what it has started.
 */
export async function work(): Promise<void> {
  logWhatIsPrinted();
  const siteName = await bootWorker();
  const health = env.WORKER_PORT === undefined ? undefined : await answerHealth(env.WORKER_PORT);
  stopOnSignal(health);
  process.stdout.write(`${siteName}: working on its jobs, ${env.IMAGE_CONCURRENCY} pictures at a time\n`);
  setInterval(logHealth, logEveryMs);
}

/** Once a minute, so that a silent log shows a problem. */
function logHealth(): void {
  log.info({ running: globalThis.landscapeAtelierRunner?.busyWith ?? 0, up: isDataReachable() }, "worker");
}

async function answerHealth(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const status = !isHealthPath(request.url) ? 404 : isDataReachable() ? 200 : 503;
    response.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
    response.end(status === 200 ? "ok\n" : status === 503 ? "the database does not answer\n" : "not found\n");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, env.HOST, resolve);
  });
  return server;
}
