import type { MouseEvent } from "react";

/** A pressed line leads to its words in the box. */
export function leadToWords(event: MouseEvent): void {
  const line = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-words]") : null;
  if (!(line instanceof HTMLAnchorElement) || line.dataset.words === undefined) return;
  event.preventDefault();
  rewordIn(line.hash.slice(1), line.dataset.words);
}

/** If they occur in it verbatim. */
function rewordIn(boxId: string, words: string): void {
  const box = document.getElementById(boxId);
  if (!(box instanceof HTMLTextAreaElement)) return;
  const fold = box.closest("details");
  if (fold) fold.open = true;
  box.focus();
  box.setSelectionRange(...findWords(box.value, words));
}

/** What a line says in addition to the words: a drawn size, a reason in brackets, sizes in another unit. */
const addition = /(?:, as large as there is room for: .*| \([^()]*\))$/;

/** Verbatim or without their additions; at the text's end if they do not occur. */
export function findWords(text: string, words: string): [from: number, to: number] {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at >= 0) return [at, at + words.length];
  return addition.test(words) ? findWords(text, words.replace(addition, "")) : [text.length, text.length];
}

/** As if typed: counter, draft and interpretation are notified. */
export function typeInto(boxId: string, text: string): void {
  const box = document.getElementById(boxId);
  if (!(box instanceof HTMLTextAreaElement)) return;
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
