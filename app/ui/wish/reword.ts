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

/** As much of the entry as the text has verbatim; at the text's end if that is nothing. */
export function findWords(text: string, words: string): [from: number, to: number] {
  const own = words.split(" ");
  const runs = own.flatMap((_, first) =>
    own.slice(first).map((_, more) => own.slice(first, first + more + 1).join(" ")),
  );
  const [longest] = runs
    .filter((run) => own.length === 1 || saysSomething.test(run))
    .map((run) => ({
      length: run.length,
      from: ` ${text}`.search(new RegExp(`[^\\p{L}\\d]${escapeSyntax(run)}`, "iu")),
    }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => b.length - a.length);
  return longest ? [longest.from, longest.from + longest.length] : [text.length, text.length];
}

/** Not only where it is. */
const saysSomething =
  /(?<!\p{L})(?!(?:the|and|for|with|from|along|near|front|left|right|back|corner|middle|drawn|room|there|large)(?!\p{L}))\p{L}{3,}/iu;

function escapeSyntax(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** As if typed: counter, draft and interpretation are notified. */
export function typeInto(boxId: string, text: string): void {
  const box = document.getElementById(boxId);
  if (!(box instanceof HTMLTextAreaElement)) return;
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
