import type { Server } from "node:http";
import { stopRunner } from "#app/jobs/runner.server.ts";
import { log } from "#app/logging/log.server.ts";
import { env } from "#app/settings/env.server.ts";
import { prepareToClose } from "./close-server.server.ts";
import { noteCleanEnd } from "./unclean-end.server.ts";

const patienceMs = 25_000;
const hardLimitMs = 30_000;

/** On SIGTERM or SIGINT running jobs finish or are released. */
export function stopOnSignal(server?: Server): void {
  const close = server ? prepareToClose(server) : async () => {};
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), hardLimitMs).unref();
    await Promise.all([close(patienceMs), stopRunner()]);
    noteCleanEnd(env.DATA_DIR);
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
