import { readFileSync, statSync } from "node:fs";
import type { MadeArticle } from "#app/domain/blog/article/make-article.server.ts";
import { renderMarkdown } from "#app/domain/blog/article/render-markdown.server.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
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

interface OperatorText {
  text: string;
  gaps: string[];
  changedAt: number;
}

let read: Partial<Record<OperatorPage, OperatorText>> | undefined;
/** By what was rendered: names in it follow the shop's. */
const rendered = new Map<string, MadeArticle>();
const renderedAtMost = 20;

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
  const { html, headings } = await renderPage(page, nameSettings(installed.text));
  const chapters = headings.filter(({ level }) => level === 2);
  return { title: operatorPages[page].title, html, headings: chapters, changedAt: installed.changedAt };
}

async function renderPage(page: OperatorPage, markdown: string): Promise<MadeArticle> {
  const kept = rendered.get(markdown);
  if (kept) return kept;
  const article = await renderMarkdown(markdown);
  if (!article.ok)
    throw new SettingsError(`Setting ${operatorPages[page].setting}: the text is too long or too nested.`);
  if (rendered.size >= renderedAtMost) rendered.clear();
  rendered.set(markdown, article);
  return article;
}

/** Without a leading heading: the page has its own. */
function readPage(page: OperatorPage): OperatorText | undefined {
  const { setting } = operatorPages[page];
  const file = env[setting];
  if (!file) return undefined;
  try {
    const text = readFileSync(file, "utf8").replace(/^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)?(?:# .*\n)?/, "");
    return { text: closeGaps(text), gaps: listGaps(text), changedAt: statSync(file).mtimeMs };
  } catch {
    throw new SettingsError(`Setting ${setting}: ${file} cannot be read.`);
  }
}

function nameSettings(text: string): string {
  const { siteName, contactEmail } = readBrand();
  const { PUBLIC_URL, PHOTO_DAYS, UNPAID_DAYS } = env;
  const named = new Map(
    Object.entries({ SITE_NAME: siteName, CONTACT_EMAIL: contactEmail, PUBLIC_URL, PHOTO_DAYS, UNPAID_DAYS }),
  );
  return text.replaceAll(/\{([A-Z_]+)\}/g, (whole, name) => String(named.get(name) ?? whole));
}
