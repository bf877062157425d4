// Checks a restored copy, with the copy's settings: starts the built server on it and opens what a customer would. Started by
// the proof of a backup (app/domain/upkeep/backup/prove-backup.server.ts), not by a person. Its findings go to standard output,
// a problem to standard error, in one line.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const longestStartMs = 120_000;

const port = await freePort();
Object.assign(process.env, { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` });
const server = spawn(process.execPath, [resolve("build/server/server.js")], { stdio: ["ignore", "ignore", "inherit"] });
try {
  await waitUntilUp(`http://localhost:${port}/healthz`);
  const { scanData } = await import("../../app/domain/upkeep/backup/scan-data.server.ts");
  console.log(JSON.stringify({ order: await scanData() }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  server.kill("SIGKILL");
}

async function waitUntilUp(address: string): Promise<void> {
  const giveUpAt = Date.now() + longestStartMs;
  while (Date.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error("The program does not start on the restored data.");
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error("The program does not answer on the restored data.");
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((up) => probe.listen(0, "127.0.0.1", up));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}
