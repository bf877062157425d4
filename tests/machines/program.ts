import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync } from "node:fs";

export interface Program {
  name: string;
  /** As an operator's supervisor would: at once, with no time to say goodbye, and up again. */
  killAndRestart(pauseMs: number): Promise<void>;
  stop(): Promise<number | null>;
}

/** One of our programs under a supervisor: whatever ends it, it is started again until it is stopped. */
export function supervise(name: string, words: string[], settings: Record<string, string>, log: string): Program {
  const { PATH, HOME, TMPDIR } = process.env;
  let child: ChildProcess;
  let isWanted = true;
  const start = () => {
    child = spawn(process.execPath, words, {
      env: { PATH, HOME, TMPDIR, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (chunk) => appendFileSync(log, chunk));
    child.once("exit", () => {
      if (isWanted) setTimeout(() => isWanted && start(), restartMs);
    });
  };
  let restartMs = 500;
  start();
  const ended = () => new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    name,
    async killAndRestart(pauseMs) {
      restartMs = pauseMs;
      const gone = ended();
      child.kill("SIGKILL");
      await gone;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      restartMs = 500;
    },
    async stop() {
      isWanted = false;
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = ended();
      child.kill("SIGTERM");
      await gone;
      return child.exitCode;
    },
  };
}
