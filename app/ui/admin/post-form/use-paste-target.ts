import { type ClipboardEvent, type DragEvent, type RefObject, useState } from "react";

/** Pictures pasted or dropped into the text are stored, and the Markdown that shows them is put where the caret is. */
export function usePasteTarget(area: RefObject<HTMLTextAreaElement | null>) {
  const [note, setNote] = useState("");

  async function store(file: File) {
    setNote(`Storing ${file.name}…`);
    const stored = await sendPicture(file);
    if (stored.ok && area.current) insertText(area.current, `\n![${altOf(file.name)}](${stored.url})\n`);
    setNote(stored.ok ? "" : stored.message);
  }

  function take(event: ClipboardEvent | DragEvent, files: FileList | undefined) {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!file) return;
    event.preventDefault();
    void store(file);
  }

  const target = {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer.files),
  };
  return { target, note };
}

async function sendPicture(file: File): Promise<{ ok: true; url: string } | { ok: false; message: string }> {
  try {
    const body = new FormData();
    body.set("media", file);
    const answer = await fetch("/api/blog/media", { method: "POST", body });
    const { url, message } = (await answer.json()) as { url?: string; message?: string };
    if (answer.ok && url) return { ok: true, url };
    return { ok: false, message: message ?? "The picture could not be stored." };
  } catch {
    return { ok: false, message: "The picture could not be stored." };
  }
}

/** As if it were typed, so that the browser's own undo takes it back. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  if (!document.execCommand("insertText", false, text)) area.setRangeText(text);
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

function altOf(fileName: string): string {
  return fileName
    .replace(/\.\w+$/, "")
    .replace(/[[\]]/g, "")
    .replace(/[-_]+/g, " ");
}
