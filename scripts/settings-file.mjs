import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Takes settings from `.env` beside package.json; what the environment already says wins. */
export function loadSettingsFile(file = ".env") {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) process.env[name] ??= value;
}
