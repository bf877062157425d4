import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Backup, partsOf } from "./backup-folder.server.ts";
import { BackupError, type Proof, proofSchema } from "./backup-manifest.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const longestProofMs = 10 * 60_000;
/** Only these settings pass: one that sends data somewhere must not reach the copy. */
const passedOn = ["PATH", "HOME", "TMPDIR", "LANG", "TZ"];

/**
 * Restores the backup next to the site, starts the built program on another port, and scans it. The copy sends nothing:
 * its jobs do not run, stand-ins replace every outside service, and other connections are refused (`no-way-out.mjs`).
 * The result is stored with the backup.
 */
export async function proveBackup(backup: Backup): Promise<Proof> {
  const startedAt = Date.now();
  const workshop = mkdtempSync(join(tmpdir(), "backup-proof-"));
  try {
    const dataDir = join(workshop, "data");
    await restoreBackup(backup, dataDir, { share: true });
    const order = await scanCopy(dataDir);
    return keepProof(backup, { provenAt: Date.now(), seconds: secondsSince(startedAt), ...(order && { order }) });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return keepProof(backup, { provenAt: Date.now(), seconds: secondsSince(startedAt), problem });
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** A separate process with the copy's settings. @throws BackupError with the problem it found */
function scanCopy(dataDir: string): Promise<Proof["order"]> {
  const program = resolve("build/server/prove-restored.js");
  const child = spawn(process.execPath, [program], {
    env: { ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])), ...copySettings(dataDir) },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: longestProofMs,
  });
  let found = "";
  let complaints = "";
  child.stdout.on("data", (chunk) => (found += chunk));
  child.stderr.on("data", (chunk) => (complaints += chunk));
  return new Promise((fulfil, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) fulfil(proofSchema.shape.order.parse(JSON.parse(found).order));
      else reject(new BackupError(complaints.trim().split("\n").at(-1) || "The proof ended without a word."));
    });
  });
}

function copySettings(dataDir: string): Record<string, string> {
  const noWayOut = pathToFileURL(resolve("scripts/operator/backup/no-way-out.mjs")).href;
  return {
    NODE_ENV: "production",
    NODE_OPTIONS: `--import=${noWayOut}`,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    RUN_JOBS: "0",
    LOG_LEVEL: "warn",
  };
}

function keepProof(backup: Backup, proof: Proof): Proof {
  writeFileSync(partsOf(backup).proof, `${JSON.stringify(proof, null, 2)}\n`, { mode: 0o600, flush: true });
  return proof;
}

function secondsSince(startedAt: number): number {
  return Math.round((Date.now() - startedAt) / 100) / 10;
}
