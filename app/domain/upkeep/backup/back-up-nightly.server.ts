import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { alertOperator } from "#app/domain/letters/alert-operator.server.ts";

/**
 * A separate process with low priority. On failure the operator gets a letter, and it is retried. @throws the command's
 * last output
 */
export async function backUpNightly({ signal }: { signal: AbortSignal }): Promise<void> {
  try {
    await runBackup(signal);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    alertOperator("backup", message);
    throw error;
  }
}

function runBackup(signal: AbortSignal): Promise<void> {
  const program = [resolve("scripts/operate.mjs"), "backup", "--prove"];
  const child = spawn(process.execPath, program, { stdio: ["ignore", "ignore", "pipe"], signal });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let complaints = "";
  child.stderr.on("data", (chunk) => (complaints += chunk));
  return new Promise((fulfil, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) fulfil();
      else reject(new Error(complaints.trim().split("\n").at(-1) || `The backup ended with ${code} and no word.`));
    });
  });
}
