import { createHmac, randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "#app/logging/error-code.ts";
import { env } from "#app/settings/env.server.ts";

let rootSecret: string | undefined;

/**
 * For one purpose ("session-cookie"), the same after every restart; 43 characters of base64url. Keys are independent,
 * so a leaked one reveals no other.
 */
export function deriveSecret(purpose: string): string {
  rootSecret ??= env.SESSION_SECRET ?? readOrCreateSecretFile(env.DATA_DIR);
  return createHmac("sha256", rootSecret).update(purpose).digest("base64url");
}

/**
 * Distinguishes installations that use the same outside account; 16 characters of base64url. Unchanged when
 * SESSION_SECRET changes.
 */
export function installationId(): string {
  return env.INSTALLATION_ID ?? readOrCreateSecretFile(env.DATA_DIR, "installation-id").slice(0, installationIdLength);
}

const installationIdLength = 16;

/** Two processes may start at once: the first to link its file wins, and both read the winner's. */
export function readOrCreateSecretFile(dataDir: string, name = "session-secret"): string {
  const file = join(dataDir, name);
  const existing = readIfThere(file);
  if (existing) return existing;
  mkdirSync(dataDir, { recursive: true });
  const temporaryFile = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  const descriptor = openSync(temporaryFile, "wx", 0o600);
  writeSync(descriptor, randomBytes(32).toString("base64url"));
  fsyncSync(descriptor);
  closeSync(descriptor);
  try {
    linkSync(temporaryFile, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    unlinkSync(temporaryFile);
  }
  return readFileSync(file, "utf8");
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8") || undefined;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
