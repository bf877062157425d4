import { readFileSync } from "node:fs";
import { SettingsError } from "./refuse-settings.ts";
import { mayComeFromFile } from "./secret-settings.server.ts";
import { readSettingsFile } from "./settings-file.server.ts";

export type SettingsSource = Readonly<Record<string, string | undefined>>;

/** The environment, `.env` (which the start adds to it) and the files that they name, without empty settings. */
export function readSetOutside(environment: SettingsSource, names: readonly string[]): SettingsSource {
  const set = withoutEmpty(environment);
  for (const name of names) {
    const file = set[`${name}_FILE`];
    if (file === undefined || !mayComeFromFile(name)) continue;
    if (set[name] !== undefined) throw new SettingsError(`Setting ${name}: is set, and ${name}_FILE too: keep one.`);
    set[name] = readSecret(`${name}_FILE`, file);
    delete set[`${name}_FILE`];
  }
  return set;
}

/** With what the set-up page saved, below all that is set outside. */
export function gatherSettings(setOutside: SettingsSource): SettingsSource {
  return { ...readSettingsFile(setOutside.DATA_DIR ?? "data"), ...setOutside };
}

function withoutEmpty(source: SettingsSource): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
}

/** Editors and `kubectl` end files with a line end that belongs to no secret. */
function readSecret(setting: string, file: string): string {
  const secret = readIfPossible(file)?.trim();
  if (secret === undefined) throw new SettingsError(`Setting ${setting}: the file cannot be read.`);
  if (secret === "") throw new SettingsError(`Setting ${setting}: the file is empty.`);
  return secret;
}

function readIfPossible(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
