import { type Ref, type TextareaHTMLAttributes, useEffect, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

export type KeptTextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  id: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/**
 * Keeps text typed before the page's script ran: on slow lines that is whole sentences, which React would overwrite
 * with the server's text.
 */
export function KeptTextarea({ defaultValue, ...area }: KeptTextareaProps) {
  const { id } = area;
  const isTakenOver = !useHydrated();
  const [typed] = useState(() => (isTakenOver ? textIn(id) : undefined));
  const isTyped = typed !== undefined && typed !== defaultValue;
  useEffect(() => {
    // Counter, autosave and warnings saw no event for it.
    if (isTyped) document.getElementById(id)?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [id, isTyped]);
  return <textarea dir="auto" {...area} defaultValue={isTyped ? typed : defaultValue} />;
}

/** If it is not the server's any more. */
function textIn(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return undefined;
  const text = area.value;
  // With a value of its own, be it the same, it keeps caret and selection when React writes the server's text again.
  area.value = text;
  // Untouched, it holds the server's text, whose line breaks the browser may have rewritten.
  return text === area.defaultValue ? undefined : text;
}
