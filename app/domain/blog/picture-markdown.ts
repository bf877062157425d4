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

/** Stands in the text while the picture is being stored. `mark`: four characters that tell two of one name apart. */
export function picturePlace(name: string, mark: string): string {
  return `![Storing ${oneLine(name)
    .replace(/[[\]\\]/g, "")
    .slice(0, 100)} ${mark}]()`;
}

/** A picture that was never stored is none: a text saved meanwhile holds only its place. */
export function withoutPicturePlaces(text: string): string {
  return text.replace(/!\[Storing [^\]\n]{0,100} [\w-]{4}\]\(\)\n{0,2}/g, "");
}

/** Addresses of pictures without a description, each once. */
export function undescribedPictures(text: string): string[] {
  const found = [...text.matchAll(/!\[\s*\]\(\s*<?([^\s)>]+)/g)].map(([, url = ""]) => url);
  return [...new Set(found)];
}

/** Where it has none yet. */
export function describePicture(text: string, url: string, alt: string): string {
  const words = oneLine(alt).replace(/[[\]\\]/g, "\\$&");
  return text.replace(/!\[\s*\]\((\s*<?)([^\s)>]+)/g, (whole, before: string, found: string) =>
    found === url ? `![${words}](${before}${found}` : whole,
  );
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
