import { spaceAround } from "#app/domain/blog/picture-markdown.ts";

interface Replacement {
  from: number;
  to: number;
  text: string;
}

/**
 * As if it were typed, so that the browser's own undo works. Without `caret`, caret and selection stay at the same
 * words.
 */
export function replaceText(area: HTMLTextAreaElement, { from, to, text }: Replacement, caret?: number): void {
  const isHere = document.activeElement === area;
  // Hidden, it takes no focus: what is typed would go into another field.
  const isShown = area.offsetParent !== null;
  const moved = (at: number) => (at <= from ? at : Math.max(from, at + text.length - (to - from)));
  const [start, end] = caret === undefined ? [moved(area.selectionStart), moved(area.selectionEnd)] : [caret, caret];
  // The focus stays in another field if the editor has moved there.
  if (isShown && (isHere || caret !== undefined)) {
    area.focus();
    area.setSelectionRange(from, to);
    if (!typeIn(text)) area.setRangeText(text, from, to);
  } else {
    area.setRangeText(text, from, to);
  }
  area.setSelectionRange(start, end);
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * A paragraph of its own below the line of the caret, or at the caret on an empty line. `select` is the part of it that
 * is to be typed over.
 */
export function insertBlock(area: HTMLTextAreaElement, block: string, select?: string): void {
  const { value, selectionEnd } = area;
  const lineEnd = value.indexOf("\n", selectionEnd);
  const at = lineEnd === -1 ? value.length : lineEnd;
  const [before, after] = spaceAround(value.slice(0, at), value.slice(at));
  const end = at + before.length + block.length + after.length;
  replaceText(area, { from: at, to: at, text: `${before}${block}${after}` }, end);
  if (select === undefined) return;
  const start = at + before.length + block.indexOf(select);
  area.setSelectionRange(start, start + select.length);
}

/** Deprecated, but the only way that the browser can undo. False where it is not supported. */
function typeIn(text: string): boolean {
  return text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
}
