import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { newKey } from "./new-key.ts";

const idleMs = 3000;
const retryMs = 15_000;

export interface Autosave {
  /** Something differs from the saved post. */
  unsaved: boolean;
  /** The save state in words; empty without JavaScript. */
  words: string;
  /** The unsaved version that was stored. */
  draftId: number | undefined;
  /** This tab's own name, by which the server distinguishes its text from another tab's; empty without JavaScript. */
  tab: string;
  onInput: () => void;
}

type Kept = { ok: true; draftId: number } | { ok: false; message: string };

interface AutosaveOptions {
  /** Of an existing post. */
  postId: number | undefined;
  /** The post's `updatedAt`: when it changes, the form holds the saved text. */
  saved: number | undefined;
  startsUnsaved: boolean;
  /** A save is under way. */
  paused: boolean;
}

/** After every pause: a crash, a closed laptop or a lost login costs nothing. */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  { postId, saved, startsUnsaved, paused }: AutosaveOptions,
): Autosave {
  const hydrated = useHydrated();
  const [tab] = useState(newKey);
  const [unsaved, setUnsaved] = useState(startsUnsaved);
  const [words, setWords] = useState("");
  const [draftId, setDraftId] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<AbortController>(undefined);
  /** Something was typed while a save was under way: the save does not hold it. */
  const typedDuringSave = useRef(false);

  const keep = useCallback(async () => {
    if (!form.current) return;
    sending.current?.abort();
    sending.current = new AbortController();
    const { signal } = sending.current;
    const kept = await sendDraft(form.current, postId, signal);
    if (signal.aborted) return;
    setWords(kept.ok ? `Draft saved ${clockTime()}` : kept.message);
    if (kept.ok) setDraftId(kept.draftId);
    else timer.current = setTimeout(keep, retryMs);
  }, [form, postId]);

  // A save that fails leaves the text in the form: autosave goes on.
  useEffect(() => {
    // A draft that arrived after the save would be listed as unsaved.
    if (paused) {
      sending.current?.abort();
      typedDuringSave.current = false;
    } else if (unsaved) {
      timer.current = setTimeout(keep, idleMs);
    }
    return () => clearTimeout(timer.current);
  }, [paused, unsaved, keep]);
  useEffect(() => () => sending.current?.abort(), []);
  const lastSaved = useRef(saved);
  useEffect(() => {
    if (lastSaved.current === saved) return;
    lastSaved.current = saved;
    setDraftId(undefined);
    if (typedDuringSave.current) return;
    setUnsaved(false);
    setWords(`All saved ${clockTime()}`);
  }, [saved]);

  function onInput() {
    typedDuringSave.current = true;
    setUnsaved(true);
    setWords("Unsaved changes");
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, idleMs);
  }
  return { unsaved, words: hydrated && !paused ? words : "", draftId, tab: hydrated ? tab : "", onInput };
}

async function sendDraft(form: HTMLFormElement, postId: number | undefined, signal: AbortSignal): Promise<Kept> {
  const body = new FormData(form);
  for (const files of ["featuredImage", "pictures"]) body.delete(files);
  body.delete("intent");
  if (postId) body.set("postId", String(postId));
  try {
    const answer = await fetch(href("/admin/drafts"), { method: "POST", body, signal });
    const { draftId, message } = (await answer.json()) as { draftId?: number; message?: string };
    if (answer.ok && draftId) return { ok: true, draftId };
    return { ok: false, message: message ?? "Draft not saved; trying again" };
  } catch {
    return { ok: false, message: "Draft not saved: no connection. Trying again" };
  }
}

/** On the editor's own clock. */
function clockTime(): string {
  return new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" }).format(Date.now());
}
