import { useEffect, useRef, useState } from "react";
import type { ToastMessage } from "#app/domain/accounts/toast-message.ts";
import { photoBytesAtMost, photoProblemMessages } from "#app/domain/media/photo-problem.ts";
import { deleteStoredPhoto, readStoredPhoto, storePhoto } from "./stored-photo.ts";

const readyStep = { percent: 10, everyMs: 50 };

const photoToasts: Record<"wrong-type" | "too-large", ToastMessage> = {
  "wrong-type": {
    title: "Invalid file type",
    description: "Please upload a JPEG or PNG image",
    variant: "destructive",
  },
  "too-large": { title: "File too large", description: "Image must be less than 20MB", variant: "destructive" },
};

export interface ChosenPhoto {
  file: File;
  previewUrl: string;
  /** What was done to it before sending, in words. */
  note?: string;
}

interface PhotoOwner {
  userId: number;
  /** The server has a photo for this order already. */
  isKept: boolean;
}

/**
 * The file is in the form's own input, so that the browser can always post the form; the state is what the page shows
 * about it.
 */
export function usePhoto(showToast: (toast: ToastMessage) => void, { userId, isKept }: PhotoOwner) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenPhoto>();
  const [problem, setProblem] = useState<string>();
  const [readyPercent, setReadyPercent] = useState(0);

  // On a slow line a photo may be chosen before the script runs: that one counts, else the one from before a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes the page over
  useEffect(() => {
    const early = inputRef.current?.files?.[0];
    if (early) void choose(early);
    else if (!isKept) void readStoredPhoto(userId).then(putBack);
  }, []);

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.previewUrl)), [chosen]);

  useEffect(() => {
    if (!chosen || readyPercent >= 100) return;
    const timer = setTimeout(() => setReadyPercent(readyPercent + readyStep.percent), readyStep.everyMs);
    return () => clearTimeout(timer);
  }, [chosen, readyPercent]);

  function putBack(file: File | undefined) {
    if (!file || inputRef.current?.files?.length) return;
    show(file);
    setReadyPercent(100);
  }

  function show(file: File, note?: string) {
    putIntoInput(file);
    setChosen({ file, previewUrl: URL.createObjectURL(file), note });
    void storePhoto(userId, file);
  }

  async function choose(file: File | undefined) {
    remove();
    if (!file) return;
    const found = findProblem(file);
    if (found) {
      setProblem(photoProblemMessages[found]);
      showToast(photoToasts[found]);
      return;
    }
    show(file);
    // Without a connection it is sent as it is.
    const shrinking = await import("./shrink-photo.ts").catch(() => undefined);
    const smaller = await shrinking?.shrinkPhoto(file);
    // Another file may have been chosen, or this one removed, in the meantime.
    if (!shrinking || !smaller || inputRef.current?.files?.[0] !== file) return;
    show(smaller, shrinking.shrinkNote(file, smaller));
  }

  function remove() {
    if (inputRef.current) inputRef.current.value = "";
    setChosen(undefined);
    setProblem(undefined);
    setReadyPercent(0);
    void deleteStoredPhoto();
  }

  function putIntoInput(file: File) {
    const files = new DataTransfer();
    files.items.add(file);
    if (!inputRef.current) return;
    inputRef.current.files = files.files;
    // The form validates the field again; an earlier message disappears.
    inputRef.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return { inputRef, chosen, problem, readyPercent, choose, remove };
}

/** By what the browser says about the file; the server checks the content. */
export function findProblem(file: { type: string; size: number }): "wrong-type" | "too-large" | undefined {
  if (file.type !== "image/jpeg" && file.type !== "image/png") return "wrong-type";
  if (file.size > photoBytesAtMost) return "too-large";
}

export type PhotoChoice = ReturnType<typeof usePhoto>;
