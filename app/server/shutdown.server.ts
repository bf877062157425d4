import { spawn } from "node:child_process";
import type { Server } from "node:http";
import { stopRunner } from "#app/jobs/runner.server.ts";
import { log } from "#app/logging/log.server.ts";
import { env } from "#app/settings/env.server.ts";
import { enableRestart } from "#app/settings/restart.server.ts";
import { prepareToClose } from "./close-server.server.ts";
import { noteCleanEnd } from "./unclean-end.server.ts";

const patienceMs = 25_000;
const hardLimitMs = 30_000;

const signals = ["SIGTERM", "SIGINT"] as const;

/** On SIGTERM or SIGINT running jobs finish or are released; so they do before a restart, which a signal turns into an end. */
export function stopOnSignal(server?: Server, writeLast?: () => Promise<void>): void {
  const close = server ? prepareToClose(server) : async () => {};
  let end: (() => void) | undefined;
  const stop = async (reason: string, next: () => void) => {
    const isStopping = end !== undefined;
    end = next;
    if (isStopping) return;
    log.info(`${reason}: stopping`);
    const giveUp = setTimeout(() => process.exit(1), hardLimitMs).unref();
    await Promise.all([close(patienceMs), stopRunner()]);
    await writeLast?.();
    clearTimeout(giveUp);
    noteCleanEnd(env.DATA_DIR);
    end();
  };
  for (const signal of signals) process.on(signal, () => void stop(signal, () => process.exit(0)));
  if (server) enableRestart(() => (end ? undefined : void stop("new settings", succeed)));
}

/** Whatever started this process (npm, systemd, a container, nobody) keeps watching it: it stays, and lives as long as its successor. */
function succeed(): void {
  const successor = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { stdio: "inherit" });
  for (const signal of signals) process.removeAllListeners(signal).on(signal, () => successor.kill(signal));
  successor.once("error", () => process.exit(1)).once("exit", (code) => process.exit(code ?? 1));
}
