import type { Token, Tokens } from "marked";
import { blockProblem } from "./blocks/blocks.ts";
import { isAllowed, mayLinkTo, mayShow } from "./sanitize-article.server.ts";

const reportedAtMost = 20;

/**
 * For the author: "Line 12: <iframe> was taken out", and which blocks are none. By the sanitizer's own list and the tokens of the whole text,
 * whose concatenated raw parts are the text.
 */
export function findRemovals(tokens: readonly Token[]): string[] {
  const reported = new Set<string>();
  let line = 1;
  for (const token of tokens) {
    scanToken(token, line, reported);
    if (reported.size >= reportedAtMost) break;
    line += lineBreaks(token.raw);
  }
  return [...reported].slice(0, reportedAtMost);
}

function scanToken(token: Token, line: number, reported: Set<string>): void {
  const problem = blockProblem(token);
  if (problem) reported.add(`Line ${line}: ${problem}`);
  if (token.type === "html") removedTags(token.raw, line, reported);
  const { href } = token as Partial<Tokens.Link>;
  if (token.type === "link" && href && !mayLinkTo(href))
    reported.add(`Line ${line}: the link to ${short(href)} was taken out.`);
  if (token.type === "image" && href && !mayShow(href)) {
    reported.add(
      `Line ${line}: the picture ${short(href)} was taken out; pictures are uploaded here or come by https.`,
    );
  }
  let rest = token.raw;
  let at = line;
  for (const child of childrenOf(token)) {
    const start = rest.indexOf(child.raw);
    if (start > 0) {
      at += lineBreaks(rest.slice(0, start));
      rest = rest.slice(start);
    }
    scanToken(child, at, reported);
    if (start >= 0) {
      at += lineBreaks(child.raw);
      rest = rest.slice(child.raw.length);
    }
  }
}

function childrenOf(token: Token): Token[] {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().flatMap((cell) => cell.tokens);
  }
  if (token.type === "list") return (token as Tokens.List).items;
  return (token as { tokens?: Token[] }).tokens ?? [];
}

function removedTags(html: string, line: number, reported: Set<string>): void {
  const tags = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)/gi;
  for (const { 1: name = "", 2: attributes = "", index } of html.matchAll(tags)) {
    const at = line + lineBreaks(html.slice(0, index));
    const tag = name.toLowerCase();
    if (!isAllowed(tag)) reported.add(`Line ${at}: <${tag}> was taken out.`);
    else
      for (const removed of removedAttributes(tag, attributes))
        reported.add(`Line ${at}: ${removed} of <${tag}> was taken out.`);
  }
}

function removedAttributes(tag: string, attributes: string): string[] {
  const names = [...attributes.matchAll(/\s([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g)];
  return names.map(([, name = ""]) => name.toLowerCase()).filter((name) => !isAllowed(tag, name));
}

function lineBreaks(text: string): number {
  let breaks = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) breaks++;
  return breaks;
}

function short(address: string): string {
  return address.length > 60 ? `${address.slice(0, 57)}…` : address;
}
