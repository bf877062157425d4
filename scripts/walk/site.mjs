import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";

export const editorEmail = "editor@walk.test";

const fixedSettings = {
  HOST: "127.0.0.1",
  LOG_LEVEL: "error",
  SITE_NAME: "Walked Yards",
  CONTACT_EMAIL: "hello@walk.test",
  ADMIN_EMAILS: editorEmail,
  SESSION_SECRET: "a fixed secret, so that logins outlast a restart",
};
const quiet = { RUN_JOBS: "0" };
/** A walk does within minutes, from one address, what customers do in weeks: limits are not its subject. */
export const unlimited = Object.fromEntries(
  [
    "SIGN_INS",
    "SIGN_IN_LETTERS",
    "SIGN_IN_LETTERS_PER_CLIENT",
    "SIGN_IN_LETTERS_IN_ALL",
    "WRONG_CODES",
    "NEW_SESSIONS",
    "API_READS",
    "UPLOADS_ANONYMOUS",
    "UPLOADS",
    "ANONYMOUS_DRAFTS",
    "UNPAID_ORDERS",
    "PREVIEWS",
    "PREVIEWS_ANONYMOUS",
    "PREVIEWS_OF_VISITORS",
    "PREVIEWS_IN_ALL",
    "CARD_TRIES_PER_ORDER",
    "CARD_TRIES",
    "COUPON_TRIES",
    "PACKETS",
    "DESK_WRITES",
    "WITHDRAWALS",
    "LEADS",
    "LEADS_IN_ALL",
    "LETTER_ADDRESSES",
    "ORDERS_PER_ADDRESS",
  ].map((name) => [`LIMIT_${name}`, "0"]),
);

/**
 * The built site of the working folder, with its stand-ins, on its own port and data folder. Visitors walk it while it runs no
 * jobs, so that nothing changes unnoticed; `work` runs the jobs in between.
 */
export class Site {
  #port;
  #dataDir;
  #server;
  #complaints = "";

  constructor(port, dataDir) {
    this.#port = port;
    this.#dataDir = dataDir;
    this.baseUrl = `http://localhost:${port}`;
  }

  /** @param dataDir where everything is stored; default: a temporary folder. A given one is removed by its owner */
  static async onFreePort(dataDir = mkdtempSync(join(tmpdir(), "walk-"))) {
    return new Site(await findFreePort(), dataDir);
  }

  get dataDir() {
    return this.#dataDir;
  }

  /** Starts it, or restarts it with other settings; resolves when it answers. */
  async start(settings = {}) {
    await this.stop();
    const env = { ...cleanEnvironment(), ...fixedSettings, ...unlimited, ...quiet, ...settings };
    Object.assign(env, { PORT: String(this.#port), PUBLIC_URL: this.baseUrl, DATA_DIR: this.#dataDir });
    const child = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", "ignore", "pipe"] });
    child.stderr.on("data", (words) => {
      this.#complaints += words;
    });
    this.#server = { child, ended: new Promise((resolve) => child.once("exit", resolve)) };
    await this.#waitUntil(async () => {
      if (child.exitCode !== null) throw new Error("The site ended at once.");
      return (await fetch(`${this.baseUrl}/healthz`).catch(() => undefined))?.ok;
    }, "the site answers");
    // Sign-in is loaded on first use, which may take a busy machine longer than a login waits.
    await fetch(`${this.baseUrl}/demo/identity/.well-known/openid-configuration`);
  }

  /** Runs jobs until `isDone`, then continues without. */
  async work(isDone, settings = {}) {
    await this.start({ ...settings, RUN_JOBS: "1" });
    await this.#waitUntil(isDone, "its jobs are done");
    await this.start(settings);
  }

  async stop() {
    this.#server?.child.kill("SIGTERM");
    await this.#server?.ended;
    this.#server = undefined;
  }

  async #waitUntil(isSo, words, longestMs = 15 * 60_000) {
    const giveUpAt = Date.now() + longestMs;
    while (!(await this.#describeAlso(isSo))) {
      if (Date.now() > giveUpAt) throw new Error(`It took too long until ${words}. ${this.#complaints}`);
      await pause(1000);
    }
  }

  async #describeAlso(isSo) {
    try {
      return await isSo();
    } catch (error) {
      throw new Error(`${error.message} ${this.#complaints}`, { cause: error });
    }
  }
}

/** The developer's settings must not leak in; the seeds of designs must be the same. */
function cleanEnvironment() {
  const { PATH, HOME, TMPDIR } = process.env;
  const preload = pathToFileURL(join(import.meta.dirname, "fixed-seed.mjs"));
  return { PATH, HOME, TMPDIR, NODE_OPTIONS: `--import=${preload}` };
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
