import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { SettingsError } from "./refuse-settings.ts";

/** What the set-up page stores: settings that are decided at start, in the form of an `.env`. Both that and the environment win. */
const fileOf = (dataDir: string) => join(dataDir, "settings.env");

export function readSettingsFile(dataDir: string): Record<string, string | undefined> {
  const file = fileOf(dataDir);
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/** Replaces these settings and keeps the others; undefined removes one. Whole or not at all, and readable by its owner only. */
export function saveSettings(dataDir: string, changed: Record<string, string | undefined>): void {
  const all = Object.entries({ ...readSettingsFile(dataDir), ...changed });
  const lines = all.flatMap(([name, value]) => (value ? [`${name}=${quoted(name, value)}`] : []));
  const file = fileOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const descriptor = openSync(`${file}.tmp`, "w", 0o600);
  writeSync(descriptor, `# Written by the set-up page; what .env or the environment sets wins.\n${lines.join("\n")}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(`${file}.tmp`, file);
}

/** Within double quotes backslashes would be read as escapes. */
function quoted(name: string, value: string): string {
  const quote = ["'", "`"].find((mark) => !value.includes(mark));
  if (!quote || /[\r\n]/.test(value))
    throw new SettingsError(`Setting ${name}: must be one line without both ' and \`.`);
  return quote + value + quote;
}
