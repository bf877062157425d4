/** Leads to the box a wish stands in, with the words to be changed selected where they stand in it as they were told. */
export function rewordIn(boxId: string, words: string): void {
  const box = document.getElementById(boxId);
  if (!(box instanceof HTMLTextAreaElement)) return;
  const fold = box.closest("details");
  if (fold) fold.open = true;
  const at = box.value.toLowerCase().indexOf(words.toLowerCase());
  box.focus();
  if (at === -1) box.setSelectionRange(box.value.length, box.value.length);
  else box.setSelectionRange(at, at + words.length);
}

/** Puts another text into a box, as if somebody had typed it: counter, draft and reading hear of it. */
export function typeInto(boxId: string, text: string): void {
  const box = document.getElementById(boxId);
  if (!(box instanceof HTMLTextAreaElement)) return;
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
