import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { findFreePort } from "./free-port.ts";

export interface RunningServer {
  baseUrl: string;
  port: number;
  process: ChildProcess;
  /** What it wrote to standard error so far, and what it would have written there without its log. */
  complaints(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts one of our server programs on a free port and waits until it answers.
 * @param program file under scripts/, for example "start.mjs"
 * @param besides files that are preloaded: none of the tests' own where its time is measured
 */
export async function startServer(
  program: string,
  settings: Record<string, string>,
  besides: readonly string[] = watched,
): Promise<RunningServer> {
  const port = settings.PORT ? Number(settings.PORT) : await findFreePort();
  const server = beginServer(program, port, settings, besides);
  await waitUntilHealthy(server.baseUrl, server);
  return server;
}

export function beginServer(
  program: string,
  port: number,
  settings: Record<string, string>,
  besides: readonly string[] = watched,
): RunningServer {
  const baseUrl = `http://localhost:${port}`;
  const preloaded = besides.map((file) => `--import=${file}`);
  const child = spawn(process.execPath, [...preloaded, `scripts/${program}`], {
    env: { ...cleanEnvironment(), PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: baseUrl, ...limits, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaints = "";
  createInterface({ input: child.stderr }).on("line", (line) => {
    if (!knownNoise.test(line)) complaints += `${line}\n`;
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (surprise.test(line)) complaints += `${line}\n`;
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    await ended;
  };
  return { baseUrl, port, process: child, complaints: () => complaints, stop };
}

/** @param server if this process started it: one that has ended is not waited for */
export async function waitUntilHealthy(baseUrl: string, server?: RunningServer): Promise<void> {
  const complaints = () => server?.complaints() ?? "";
  const giveUpAt = Date.now() + 120_000;
  while (Date.now() < giveUpAt) {
    if (typeof server?.process.exitCode === "number") throw new Error(`The server ended at once: ${complaints()}`);
    const healthy = await fetch(`${baseUrl}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not answer: ${complaints()}`);
}

/** Preloaded into servers in tests: each prepared statement is planned twice. */
export const watched: readonly string[] = ["./tests/harness/refuse-scans.mjs"];

/** In production unexpected output is logged: see app/logging/printed-output.server.ts. */
const surprise = /^\{"level":[56]0,.*"msg":"(?:printed|the process ends by an error that nothing caught)"\}$/;

/** React Router starts Vite with an option that Vite has renamed. */
const knownNoise = /`envFile` option is deprecated/;

/**
 * Tests do in a minute what a person does in a week, from loopback, which has twenty times the limit per client: enough for all
 * of them, and low enough for the test that reaches it.
 */
const limits = {
  // Each costs a second or two of the processor: tests of previews switch them on.
  PREVIEW: "0",
  ...{ LIMIT_API_READS: "100", LIMIT_UPLOADS: "100", LIMIT_DESK_WRITES: "150" },
  // Their orders go to a handful of made-up addresses.
  ...{ LIMIT_LETTER_ADDRESSES: "0", LIMIT_ORDERS_PER_ADDRESS: "0" },
};

/** The developer's own settings must not leak into tests. */
function cleanEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, CI } = process.env;
  return { PATH, HOME, TMPDIR, CI };
}
