import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Loads settings from `.env` next to package.json; the environment has priority. */
export function loadSettingsFile(file = ".env") {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) process.env[name] ??= value;
}
