import type { ClipboardEvent } from "react";
import { replaceText } from "./replace-text.ts";

/** What says more than its words. */
const structure = /<(?:h[1-6]|li|a\s[^>]*href|strong|b|em|i|table|blockquote|img)\b|mso-list:/i;

/** From Word, Google Docs and web pages: headings, lists, links, tables and pictures stay. @returns false for plain text */
export function pasteAsMarkdown(event: ClipboardEvent<HTMLTextAreaElement>): boolean {
  const html = event.clipboardData.getData("text/html");
  const text = event.clipboardData.getData("text/plain");
  if (!structure.test(html) || /<meta[^>]*vscode/i.test(html) || text === "") return false;
  event.preventDefault();
  const area = event.currentTarget;
  void markdownOf(html, text).then((markdown) => {
    const { selectionStart: from, selectionEnd: to } = area;
    replaceText(area, { from, to, text: markdown }, from + markdown.length);
  });
  return true;
}

async function markdownOf(html: string, text: string): Promise<string> {
  try {
    const { markdownOfPasted } = await import("../rich/rich-view.ts");
    return markdownOfPasted(html);
  } catch {
    return text;
  }
}
