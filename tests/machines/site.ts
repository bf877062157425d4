import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "#tests/harness/free-port.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { type Program, supervise } from "./program.ts";

export interface Site {
  url: string;
  balancer: Balancer;
  webs: Program[];
  workers: Program[];
  stop(): Promise<void>;
}

/** Two servers behind a balancer and two workers, each with a folder of its own, as if on machines of their own. */
export async function startSite(folder: string, shared: Record<string, string>): Promise<Site> {
  const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const settingsOf = (name: string, own: Record<string, string>) => {
    mkdirSync(join(folder, name));
    return { ...shared, PUBLIC_URL: url, HOST: "127.0.0.1", DATA_DIR: join(folder, name), ...own };
  };
  const start = (name: string, words: string[], own: Record<string, string>) =>
    supervise(name, words, settingsOf(name, own), join(folder, `${name}.log`));
  const webs = ports.map((at, n) => start(`web${n + 1}`, ["scripts/start.mjs"], { PORT: String(at), RUN_JOBS: "0" }));
  const workers = [1, 2].map((n) => start(`worker${n}`, ["scripts/operate.mjs", "worker"], { PORT: String(port) }));
  const balancer = await startBalancer(folder, port, ports);
  await Promise.all(ports.map((at) => untilUp(`http://127.0.0.1:${at}`)));
  await untilUp(url);
  const stop = async () => {
    await Promise.all([...webs, ...workers].map((program) => program.stop()));
    balancer.close();
  };
  return { url, balancer, webs, workers, stop };
}

const patienceMs = 120_000;

export async function untilUp(url: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt) {
    const answer = await fetch(`${url}/up`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not come up.`);
}

/** Runs one of the operator's programs to its end. @returns what it said, and how it ended */
export function operate(
  words: string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, ...settings };
  const child = spawn(process.execPath, ["scripts/operate.mjs", ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}
