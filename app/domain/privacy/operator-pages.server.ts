import { readFileSync } from "node:fs";
import { renderMarkdown } from "#app/domain/blog/article/render-markdown.server.ts";
import { env } from "#app/env.server.ts";
import { SettingsError } from "#app/refuse-settings.ts";

/** What an operator has to say in their own words; the footer says Coming Soon of what there is not. */
export const operatorPages = {
  privacy: { title: "Privacy Policy", setting: "PRIVACY_FILE" },
  terms: { title: "Terms of Service", setting: "TERMS_FILE" },
} as const;

export type OperatorPage = keyof typeof operatorPages;

/** What a text may name of the installation: `{PHOTO_DAYS}`. */
const named = ["SITE_NAME", "CONTACT_EMAIL", "PUBLIC_URL", "PHOTO_DAYS", "UNPAID_DAYS"] as const;

let read: Partial<Record<OperatorPage, string>> | undefined;
const rendered = new Map<OperatorPage, string>();

/** Reads the operator's texts, once. @throws SettingsError with one line that names the setting */
export function installedOperatorPages(): Partial<Record<OperatorPage, string>> {
  read ??= { privacy: readPage("privacy"), terms: readPage("terms") };
  return read;
}

/** Which of them there are. */
export function listOperatorPages(): OperatorPage[] {
  const pages = installedOperatorPages();
  return (Object.keys(operatorPages) as OperatorPage[]).filter((page) => pages[page] !== undefined);
}

/** One of them as safe HTML; undefined where the operator has none. */
export async function findOperatorPage(page: OperatorPage): Promise<{ title: string; html: string } | undefined> {
  const markdown = installedOperatorPages()[page];
  if (markdown === undefined) return undefined;
  const html = rendered.get(page) ?? (await renderPage(page, markdown));
  rendered.set(page, html);
  return { title: operatorPages[page].title, html };
}

async function renderPage(page: OperatorPage, markdown: string): Promise<string> {
  const article = await renderMarkdown(markdown);
  if (!article.ok)
    throw new SettingsError(`Setting ${operatorPages[page].setting}: the text is too long or too nested.`);
  return article.html;
}

/** Without the heading it may begin with: the page has its own. */
function readPage(page: OperatorPage): string | undefined {
  const { setting } = operatorPages[page];
  const file = env[setting];
  if (!file) return undefined;
  try {
    const text = readFileSync(file, "utf8").replace(/^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)?(?:# .*\n)?/, "");
    return text.replaceAll(/\{([A-Z_]+)\}/g, (whole, name) => {
      const known = named.find((setting) => setting === name);
      return known ? String(env[known]) : whole;
    });
  } catch {
    throw new SettingsError(`Setting ${setting}: ${file} cannot be read.`);
  }
}
