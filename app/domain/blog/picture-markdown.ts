/** Pictures as Markdown. Safe in the browser. */

export interface PictureInMarkdown {
  url: string;
  /** What it shows, in words; empty when nobody has said it yet. */
  alt: string;
  /** Shown below it. */
  caption?: string;
}

/** `![what it shows](address "caption")`, with what would end a part early escaped. */
export function pictureMarkdown({ url, alt, caption }: PictureInMarkdown): string {
  const title = caption ? ` "${oneLine(caption).replace(/["\\]/g, "\\$&")}"` : "";
  return `![${oneLine(alt).replace(/[[\]\\]/g, "\\$&")}](${url}${title})`;
}

/** What must stand before and after a block that is put between two texts, so that it is a paragraph of its own. */
export function spaceAround(before: string, after: string): [string, string] {
  // Two are as good as more.
  const breaksBefore = before.endsWith("\n\n") ? 2 : Number(before.endsWith("\n"));
  const breaksAfter = /^\n{0,2}/.exec(after)![0].length;
  const missing = (there: number) => "\n".repeat(Math.max(0, 2 - there));
  return [before.trim() ? missing(breaksBefore) : "", after.trim() ? missing(breaksAfter) : missing(breaksAfter + 1)];
}

/** Blocks below a text, each a paragraph of its own. */
export function withBlocksAtEnd(text: string, blocks: readonly string[]): string {
  if (blocks.length === 0) return text;
  const before = text.trimEnd();
  return `${before ? `${before}\n\n` : ""}${blocks.join("\n\n")}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
