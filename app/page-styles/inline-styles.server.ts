import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageMarkup, readMarkup } from "./page-markup.ts";
import { readStyleSheet, type StyleRule, writeRules } from "./style-sheet.ts";
import { usedStyles } from "./used-styles.ts";

/** With the styles' entry in its Content-Security-Policy. */
export interface StyledPage {
  html: string;
  /** `'sha256-…'` of the style element; undefined where the page kept its links. */
  styleHash: string | undefined;
}

/** As React Router writes it, with any other attributes. */
const sheetLink = /<link (?=[^>]*rel="stylesheet")[^>]*href="(\/assets\/[\w.-]+\.css)"[^>]*>/g;

/**
 * The page can be painted as soon as it has arrived. If `scripts` change it, it keeps its links to whole style sheets.
 */
export function inlineStyles(
  html: string,
  { scripts, clientFolder = join(process.cwd(), "build", "client") }: { scripts: boolean; clientFolder?: string },
): StyledPage {
  const files = [...html.matchAll(sheetLink)].map(([, address = ""]) => join(clientFolder, address));
  if (files.length === 0) return { html, styleHash: undefined };
  const page = scripts ? html : html.replace(sheetLink, "");
  const { styles, styleHash } = keptStyles(files, readMarkup(page));
  return { html: page.replace("</head>", () => `<style>${styles}</style></head>`), styleHash };
}

interface PageStyles {
  styles: string;
  styleHash: string;
}

/** Pages of one kind differ only in their text: their styles are chosen once. The least recently used are evicted. */
const chosen = new Map<string, PageStyles>();
const chosenAtMost = 200;

function keptStyles(files: readonly string[], page: PageMarkup): PageStyles {
  const key = JSON.stringify([files, ...Object.values(page).map((names) => [...names].sort())]);
  const styles = chosen.get(key) ?? chooseStyles(files, page);
  chosen.delete(key);
  chosen.set(key, styles);
  if (chosen.size > chosenAtMost) chosen.delete(chosen.keys().next().value!);
  return styles;
}

function chooseStyles(files: readonly string[], page: PageMarkup): PageStyles {
  // Together: one sheet names the variables of another.
  const styles = writeRules(usedStyles(files.flatMap(readSheet), page));
  return { styles, styleHash: hashOfStyles(styles) };
}

/** A style element's entry in the Content-Security-Policy. */
export function hashOfStyles(styles: string): string {
  return `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;
}

const sheets = new Map<string, StyleRule[]>();

/** Built files never change under their names. */
function readSheet(file: string): StyleRule[] {
  const sheet = sheets.get(file) ?? readStyleSheet(readFileSync(file, "utf8"));
  sheets.set(file, sheet);
  return sheet;
}
