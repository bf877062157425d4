import { insertBlock, replaceText } from "./replace-text.ts";

type TextFormat =
  | "bold"
  | "italic"
  | "link"
  | "heading"
  | "list"
  | "numbers"
  | "quote"
  | "table"
  | "video"
  | "footnote";
export type Format = TextFormat | keyof typeof blockTemplates;

export const blockTemplates = {
  button: "::: button\n[Ask for a quote](/#transform)\n:::",
  callout: "::: callout\nGood to know: words that stand out.\n:::",
} as const;

export function isBlockFormat(format: Format): format is keyof typeof blockTemplates {
  return Object.hasOwn(blockTemplates, format);
}

/** With the placeholder when nothing is selected. */
const around: Partial<Record<Format, { before: string; after: string; words: string }>> = {
  bold: { before: "**", after: "**", words: "bold words" },
  italic: { before: "*", after: "*", words: "words in italics" },
};

const beginnings: Partial<Record<Format, string>> = { heading: "## ", list: "- ", numbers: "1. ", quote: "> " };

const table = "| Plant | Height |\n|---|---|\n| Lavender | 24 in |";
const videoAddress = "https://youtu.be/…";

/** Or removes it if it is there already; as if typed, so that undo works. */
export function formatText(area: HTMLTextAreaElement, format: Format): void {
  const beginning = beginnings[format];
  if (isBlockFormat(format)) insertBlock(area, blockTemplates[format]);
  else if (format === "link") insertLink(area);
  else if (format === "table") insertBlock(area, table, "Plant");
  else if (format === "video") insertBlock(area, videoAddress, videoAddress);
  else if (format === "footnote") insertFootnote(area);
  else if (beginning) beginLines(area, beginning);
  else if (around[format]) surround(area, around[format]);
}

function surround(
  area: HTMLTextAreaElement,
  { before, after, words }: { before: string; after: string; words: string },
) {
  const { value, selectionStart: from, selectionEnd: to } = area;
  const isThere = value.slice(0, from).endsWith(before) && value.slice(to).startsWith(after);
  // One star of two belongs to bold words, not to italic ones.
  const isOther = before === "*" && value.slice(0, from).endsWith("**") && !value.slice(0, from).endsWith("***");
  if (isThere && !isOther) {
    const text = value.slice(from, to);
    replaceText(area, { from: from - before.length, to: to + after.length, text }, from - before.length);
    area.setSelectionRange(from - before.length, to - before.length);
    return;
  }
  const text = value.slice(from, to) || words;
  replaceText(area, { from, to, text: `${before}${text}${after}` }, from);
  area.setSelectionRange(from + before.length, from + before.length + text.length);
}

/** Selects the address, to be typed or pasted next; if the selection was the address, selects the words. */
function insertLink(area: HTMLTextAreaElement): void {
  const { value, selectionStart: from, selectionEnd: to } = area;
  const selected = value.slice(from, to);
  const isAddress = /^https?:\/\/\S+$/.test(selected);
  const [words, address] = isAddress ? ["words", selected] : [selected || "words", "https://"];
  replaceText(area, { from, to, text: `[${words}](${address})` }, from);
  const start = isAddress ? from + 1 : from + words.length + 3;
  area.setSelectionRange(start, start + (isAddress ? words : address).length);
}

/** Its mark at the caret, and its words, selected, at the end of the text. */
function insertFootnote(area: HTMLTextAreaElement): void {
  const { value, selectionEnd: at } = area;
  const mark = `[^${footnoteNumber(value)}]`;
  const rest = value.slice(at).trimEnd();
  const text = `${mark}${rest}\n\n${mark}: words\n`;
  const start = at + text.length - "words\n".length;
  replaceText(area, { from: at, to: value.length, text }, start);
  area.setSelectionRange(start, start + "words".length);
}

/** The next free one. */
export function footnoteNumber(text: string): number {
  const numbers = [...text.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number));
  return Math.max(0, ...numbers) + 1;
}

function beginLines(area: HTMLTextAreaElement, beginning: string): void {
  const { value, selectionStart, selectionEnd } = area;
  const from = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const end = value.indexOf("\n", selectionEnd);
  const to = end === -1 ? value.length : end;
  const lines = value.slice(from, to).split("\n");
  const areAll = lines.every((line) => line.startsWith(beginning));
  const text = lines.map((line) => (areAll ? line.slice(beginning.length) : `${beginning}${line}`)).join("\n");
  replaceText(area, { from, to, text }, from + text.length);
}
