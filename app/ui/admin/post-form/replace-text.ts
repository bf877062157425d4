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
  const moved = (at: number) => (at <= from ? at : Math.max(from, at + text.length - (to - from)));
  const [start, end] = caret === undefined ? [moved(area.selectionStart), moved(area.selectionEnd)] : [caret, caret];
  // The focus stays in another field if the editor has moved there.
  if (isHere || caret !== undefined) {
    area.focus();
    area.setSelectionRange(from, to);
    if (!typeIn(text)) area.setRangeText(text, from, to);
  } else {
    area.setRangeText(text, from, to);
  }
  area.setSelectionRange(start, end);
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Deprecated, but the only way that the browser can undo. False where it is not supported. */
function typeIn(text: string): boolean {
  return text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
}
