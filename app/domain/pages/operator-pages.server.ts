import { readFileSync, statSync } from "node:fs";
import { env } from "#app/settings/env.server.ts";
import { SettingsError } from "#app/settings/refuse-settings.ts";
import { listGaps } from "./gaps.ts";

const pageNames = ["privacy", "terms"] as const;
export type OperatorPage = (typeof pageNames)[number];

/** Texts that may be files; a file wins over what was written at the desk. */
export const operatorPages = {
  privacy: { title: "Privacy Policy", setting: "PRIVACY_FILE" },
  terms: { title: "Terms of Service", setting: "TERMS_FILE" },
} as const satisfies Record<OperatorPage, object>;

interface OperatorText {
  title: string;
  /** Markdown, with its gaps. */
  content: string;
  updatedAt: number;
}

let read: Partial<Record<OperatorPage, OperatorText>> | undefined;

/** Once. @throws SettingsError with one line that names the setting */
export function installedOperatorPages(): Partial<Record<OperatorPage, OperatorText>> {
  read ??= { privacy: readPage("privacy"), terms: readPage("terms") };
  return read;
}

export function findPageFile(path: string): (OperatorText & { setting: string }) | undefined {
  const page = pageNames.find((name) => name === path);
  const text = page && installedOperatorPages()[page];
  return page && text && { ...text, setting: operatorPages[page].setting };
}

/** By the setting that names the text; only texts with gaps. */
export function listOperatorGaps(): { setting: string; gaps: string[] }[] {
  return pageNames.flatMap((name) => {
    const file = findPageFile(name);
    const gaps = file ? listGaps(file.content) : [];
    return file && gaps.length > 0 ? [{ setting: file.setting, gaps }] : [];
  });
}

/** Without a leading heading: the page has its own. */
function readPage(page: OperatorPage): OperatorText | undefined {
  const { setting, title } = operatorPages[page];
  const file = env[setting];
  if (!file) return undefined;
  try {
    const content = readFileSync(file, "utf8").replace(/^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)?(?:# .*\n)?/, "");
    return { title, content, updatedAt: statSync(file).mtimeMs };
  } catch {
    throw new SettingsError(`Setting ${setting}: ${file} cannot be read.`);
  }
}
