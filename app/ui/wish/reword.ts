import type { MouseEvent } from "react";

/** For what a wish is read back in, and the box it stands in: a line that is pressed leads to its words. */
export function leadToWords(event: MouseEvent): void {
  const line = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-words]") : null;
  if (!(line instanceof HTMLAnchorElement) || line.dataset.words === undefined) return;
  event.preventDefault();
  rewordIn(line.hash.slice(1), line.dataset.words);
}

/** Leads to the box a wish stands in, with the words to be changed selected where they stand in it as they were told. */
function rewordIn(boxId: string, words: string): void {
  const box = document.getElementById(boxId);
  if (!(box instanceof HTMLTextAreaElement)) return;
  const fold = box.closest("details");
  if (fold) fold.open = true;
  box.focus();
  box.setSelectionRange(...findWords(box.value, words));
}

/** What is told of a thing beside its words: a size it is drawn in, a reason in brackets, sizes in another unit. */
const told = /(?:, as large as there is room for: .*| \([^()]*\))$/;

/** Where words stand in a text as they were told, or without what was told of them; at its end where they do not. */
export function findWords(text: string, words: string): [from: number, to: number] {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at >= 0) return [at, at + words.length];
  return told.test(words) ? findWords(text, words.replace(told, "")) : [text.length, text.length];
}

/** Puts another text into a box, as if somebody had typed it: counter, draft and reading hear of it. */
export function typeInto(boxId: string, text: string): void {
  const box = document.getElementById(boxId);
  if (!(box instanceof HTMLTextAreaElement)) return;
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
