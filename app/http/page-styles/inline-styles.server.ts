import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readStyleSheet, type StyleRule } from "./style-sheet.ts";
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
 * Puts the styles that a page uses into the page, in the place of its links to whole style sheets: it can be painted as soon
 * as it is there. For pages that no script changes.
 */
export function inlineStyles(html: string, clientFolder = join(process.cwd(), "build", "client")): StyledPage {
  const links = [...html.matchAll(sheetLink)];
  if (links.length === 0) return { html, styleHash: undefined };
  // Together: one sheet names the variables of another.
  const rules = links.flatMap(([, address]) => readSheet(join(clientFolder, address!)));
  const styles = usedStyles(rules, html);
  const withoutLinks = html.replace(sheetLink, "");
  const styled = withoutLinks.replace("</head>", () => `<style>${styles}</style></head>`);
  return { html: styled, styleHash: `'sha256-${createHash("sha256").update(styles).digest("base64")}'` };
}

const sheets = new Map<string, StyleRule[]>();

/** Built files never change under their names. */
function readSheet(file: string): StyleRule[] {
  const sheet = sheets.get(file) ?? readStyleSheet(readFileSync(file, "utf8"));
  sheets.set(file, sheet);
  return sheet;
}
