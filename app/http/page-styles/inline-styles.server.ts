import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMarkup } from "./page-markup.ts";
import { shortenNames } from "./short-names.ts";
import { findTags, rewriteTags, shapeOf } from "./start-tags.ts";
import { readStyleSheet, type StyleRule, writeRules } from "./style-sheet.ts";
import { usedStyles } from "./used-styles.ts";

/** A page that brings its styles along, and what its Content-Security-Policy says of them. */
export interface StyledPage {
  html: string;
  /** `'sha256-…'` of the style element; undefined where the page kept its links. */
  styleHash: string | undefined;
}

/** As React Router writes it, with whatever else it says. */
const sheetLink = /<link (?=[^>]*rel="stylesheet")[^>]*href="(\/assets\/[\w.-]+\.css)"[^>]*>/g;

/**
 * What HTML says in fewer letters than React: the end of shapes in drawings, of items before the next or the list's end, and
 * apostrophes, though attributes are quoted otherwise.
 */
const wordy = /><\/(?:path|circle|rect)>|<\/li>(?=\s*<(?:li\b|\/[uo]l>))|&#x27;/g;
const inShort = (found: string) => (found.startsWith(">") ? "/>" : found.startsWith("<") ? "" : "'");

/**
 * Puts the styles that a page uses into the page, in as few bytes as they take: it can be painted as soon as it is there.
 * @param options.scripts whether scripts change the page: then it keeps its links to whole style sheets, and its names
 */
export function inlineStyles(
  html: string,
  { scripts, clientFolder = join(process.cwd(), "build", "client") }: { scripts: boolean; clientFolder?: string },
): StyledPage {
  const files = [...html.matchAll(sheetLink)].map(([, address]) => join(clientFolder, address!));
  if (files.length === 0) return { html, styleHash: undefined };
  const page = scripts ? html : html.replace(sheetLink, "");
  const tags = findTags(page);
  const key = JSON.stringify([scripts, files, shapeOf(tags)]);
  const { styles, styleHash, nameOf } = keptStyles(key, () => chooseStyles(files, page, scripts));
  const rewritten = nameOf ? rewriteTags(page, tags, (list) => nameOf.get(list)).replace(wordy, inShort) : page;
  return { html: rewritten.replace("</head>", () => `<style>${styles}</style></head>`), styleHash };
}

interface PageStyles {
  styles: string;
  styleHash: string;
  /** Where class attributes got other names. */
  nameOf: ReadonlyMap<string, string> | undefined;
}

/** Pages of one kind have the same markup but for their words: their styles are chosen once. The longest unused goes first. */
const chosen = new Map<string, PageStyles>();
const chosenAtMost = 200;

function keptStyles(key: string, choose: () => PageStyles): PageStyles {
  const styles = chosen.get(key) ?? choose();
  chosen.delete(key);
  chosen.set(key, styles);
  if (chosen.size > chosenAtMost) chosen.delete(chosen.keys().next().value!);
  return styles;
}

function chooseStyles(files: readonly string[], html: string, scripts: boolean): PageStyles {
  const page = readMarkup(html);
  // Together: one sheet names the variables of another.
  const used = usedStyles(files.flatMap(readSheet), page);
  const { rules, nameOf } = scripts ? { rules: used, nameOf: undefined } : shortenNames(used, page);
  const styles = writeRules(rules);
  return { styles, nameOf, styleHash: `'sha256-${createHash("sha256").update(styles).digest("base64")}'` };
}

const sheets = new Map<string, StyleRule[]>();

/** Built files never change under their names. */
function readSheet(file: string): StyleRule[] {
  const sheet = sheets.get(file) ?? readStyleSheet(readFileSync(file, "utf8"));
  sheets.set(file, sheet);
  return sheet;
}
