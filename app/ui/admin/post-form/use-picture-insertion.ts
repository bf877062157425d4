import { type ClipboardEvent, type DragEvent, type RefObject, useContext, useRef, useState } from "react";
import { describePicture, pictureMarkdown, picturePlace } from "#app/domain/blog/picture-markdown.ts";
import { newKey } from "./new-key.ts";
import { insertBlock, replaceText } from "./replace-text.ts";
import { sendPicture } from "./send-picture.ts";
import { StoringPicture } from "./use-held-save.ts";

type PictureBlock = "gallery" | "before-after";

/** Without a description yet. */
export interface UndescribedPicture {
  url: string;
}

/**
 * Stored one after the other; the Markdown of each goes below the line of the caret. The place is fixed at the start:
 * typing meanwhile does not move it.
 */
export function usePictureInsertion(
  area: RefObject<HTMLTextAreaElement | null>,
  placeCaret: RefObject<(() => void) | undefined>,
) {
  const [note, setNote] = useState("");
  const [undescribed, setUndescribed] = useState<UndescribedPicture[]>([]);
  const hold = useContext(StoringPicture);

  /** Of the files that are being chosen. */
  const block = useRef<PictureBlock>(undefined);
  const input = useRef<HTMLInputElement>(null);

  function chooseFiles(within?: PictureBlock) {
    block.current = within;
    input.current?.click();
  }

  function insertChosen(files: readonly File[]) {
    insertFiles(files, block.current);
  }

  function insertFiles(files: readonly File[], within?: PictureBlock) {
    placeCaret.current?.();
    if (area.current && files.length > 0) hold(storeAll(area.current, files, within));
  }

  /** Whether all of them are in the text. */
  async function storeAll(text: HTMLTextAreaElement, files: readonly File[], within?: PictureBlock): Promise<boolean> {
    const waiting = files.map((file) => ({ file, place: picturePlace(file.name, newKey().slice(-4)) }));
    const places = waiting.map(({ place }) => place);
    insertBlock(text, within ? [`::: ${within}`, ...places, ":::"].join("\n") : places.join("\n\n"));
    setNote(files.length === 1 ? "Storing the picture…" : `Storing ${files.length} pictures…`);
    const notes: string[] = [];
    let stored = true;
    for (const { file, place } of waiting) {
      const sent = await sendPicture(file);
      stored &&= sent.ok;
      if (area.current) replacePlace(area.current, place, sent.ok ? pictureMarkdown({ url: sent.url, alt: "" }) : "");
      if (sent.ok) setUndescribed((before) => [...before, { url: sent.url }]);
      const said = sent.ok ? sent.note : `Not inserted. ${sent.message}`;
      if (said) notes.push(`${file.name}: ${said}`);
    }
    setNote(notes.join(" "));
    return stored;
  }

  function insertStored(picture: { url: string; alt: string }) {
    if (!area.current) return;
    placeCaret.current?.();
    insertBlock(area.current, pictureMarkdown(picture));
    if (!picture.alt) setUndescribed((before) => [...before, { url: picture.url }]);
  }

  function describe(url: string, alt: string) {
    if (area.current) rewrite(area.current, describePicture(area.current.value, url, alt));
    setUndescribed((before) => before.filter((picture) => picture.url !== url));
  }

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer) {
    const files = [...data.files].filter(({ type }) => type.startsWith("image/"));
    if (files.length === 0) return;
    // The browser inserts text that comes with them; the pictures follow below it.
    if (data.getData("text/plain") === "") event.preventDefault();
    setTimeout(() => insertFiles(files));
  }

  const target = {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  };
  return { target, note, undescribed, input, chooseFiles, insertChosen, insertFiles, insertStored, describe };
}

function replacePlace(area: HTMLTextAreaElement, place: string, text: string): void {
  const from = area.value.indexOf(place);
  if (from !== -1) replaceText(area, { from, to: from + place.length, text });
}

/** Only what differs is typed, so that the caret stays at its words. */
function rewrite(area: HTMLTextAreaElement, text: string): void {
  const { value } = area;
  const shorter = Math.min(value.length, text.length);
  let from = 0;
  while (from < shorter && value[from] === text[from]) from++;
  let end = 0;
  while (end < shorter - from && value.at(-1 - end) === text.at(-1 - end)) end++;
  if (value !== text) replaceText(area, { from, to: value.length - end, text: text.slice(from, text.length - end) });
}
