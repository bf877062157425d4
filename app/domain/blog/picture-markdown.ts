/** Pictures as Markdown. Safe in the browser. */

export interface PictureInMarkdown {
  url: string;
  /** Empty when no one has described it yet. */
  alt: string;
  caption?: string;
}

/** `![what it shows](address "caption")`, with special characters escaped. */
export function pictureMarkdown({ url, alt, caption }: PictureInMarkdown): string {
  const title = caption ? ` "${oneLine(caption).replace(/["\\]/g, "\\$&")}"` : "";
  return `![${oneLine(alt).replace(/[[\]\\]/g, "\\$&")}](${url}${title})`;
}

/** The line breaks before and after a block between two texts that make it a separate paragraph. */
export function spaceAround(before: string, after: string): [string, string] {
  const breaksBefore = before.endsWith("\n\n") ? 2 : Number(before.endsWith("\n"));
  const breaksAfter = /^\n{0,2}/.exec(after)![0].length;
  const missing = (there: number) => "\n".repeat(Math.max(0, 2 - there));
  return [before.trim() ? missing(breaksBefore) : "", after.trim() ? missing(breaksAfter) : missing(breaksAfter + 1)];
}

export function withBlocksAtEnd(text: string, blocks: readonly string[]): string {
  if (blocks.length === 0) return text;
  const before = text.trimEnd();
  return `${before ? `${before}\n\n` : ""}${blocks.join("\n\n")}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
