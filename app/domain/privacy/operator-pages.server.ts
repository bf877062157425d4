import { readFileSync, statSync } from "node:fs";
import type { MadeArticle } from "#app/domain/blog/article/make-article.server.ts";
import { renderMarkdown } from "#app/domain/blog/article/render-markdown.server.ts";
import { env } from "#app/settings/env.server.ts";
import { SettingsError } from "#app/settings/refuse-settings.ts";
import { closeGaps, listGaps } from "./gaps.ts";

const pageNames = ["privacy", "terms"] as const;
export type OperatorPage = (typeof pageNames)[number];

/** Texts an operator has to write; the footer shows "Coming Soon" for missing ones. */
export const operatorPages = {
  privacy: { title: "Privacy Policy", setting: "PRIVACY_FILE" },
  terms: { title: "Terms of Service", setting: "TERMS_FILE" },
} as const satisfies Record<OperatorPage, object>;

const named = ["SITE_NAME", "CONTACT_EMAIL", "PUBLIC_URL", "PHOTO_DAYS", "UNPAID_DAYS"] as const;

interface OperatorText {
  text: string;
  gaps: string[];
  changedAt: number;
}

let read: Partial<Record<OperatorPage, OperatorText>> | undefined;
const rendered = new Map<OperatorPage, MadeArticle>();

/** Once. @throws SettingsError with one line that names the setting */
export function installedOperatorPages(): Partial<Record<OperatorPage, OperatorText>> {
  read ??= { privacy: readPage("privacy"), terms: readPage("terms") };
  return read;
}

export function listOperatorPages(): OperatorPage[] {
  const pages = installedOperatorPages();
  return pageNames.filter((page) => pages[page] !== undefined);
}

/** By the setting that names the text; only texts with gaps. */
export function listOperatorGaps(): { setting: string; gaps: string[] }[] {
  const pages = installedOperatorPages();
  return listOperatorPages().flatMap((page) => {
    const gaps = pages[page]?.gaps ?? [];
    return gaps.length > 0 ? [{ setting: operatorPages[page].setting, gaps }] : [];
  });
}

/** Safe HTML with its chapters; undefined where the operator has none. */
export async function findOperatorPage(page: OperatorPage) {
  const installed = installedOperatorPages()[page];
  if (installed === undefined) return undefined;
  const { html, headings } = rendered.get(page) ?? (await renderPage(page, installed.text));
  const chapters = headings.filter(({ level }) => level === 2);
  return { title: operatorPages[page].title, html, headings: chapters, changedAt: installed.changedAt };
}

async function renderPage(page: OperatorPage, markdown: string): Promise<MadeArticle> {
  const article = await renderMarkdown(markdown);
  if (!article.ok)
    throw new SettingsError(`Setting ${operatorPages[page].setting}: the text is too long or too nested.`);
  rendered.set(page, article);
  return article;
}

/** Without a leading heading: the page has its own. */
function readPage(page: OperatorPage): OperatorText | undefined {
  const { setting } = operatorPages[page];
  const file = env[setting];
  if (!file) return undefined;
  try {
    const text = readFileSync(file, "utf8").replace(/^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)?(?:# .*\n)?/, "");
    return { text: nameSettings(closeGaps(text)), gaps: listGaps(text), changedAt: statSync(file).mtimeMs };
  } catch {
    throw new SettingsError(`Setting ${setting}: ${file} cannot be read.`);
  }
}

function nameSettings(text: string): string {
  return text.replaceAll(/\{([A-Z_]+)\}/g, (whole, name) => {
    const known = named.find((setting) => setting === name);
    return known ? String(env[known]) : whole;
  });
}
