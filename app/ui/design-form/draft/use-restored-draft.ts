import { type RefObject, useEffect } from "react";
import { type ClientDraft, keepClientDraft, readClientDraft } from "./client-draft.ts";

/**
 * From before a reload or a login. `untouched`: the server has no typed text; an order stopped by a login is restored
 * all the same.
 */
export function useRestoredDraft(formRef: RefObject<HTMLFormElement | null>, userId: number, untouched: boolean) {
  useEffect(() => {
    const draft = readClientDraft(userId);
    const form = formRef.current;
    if (!draft || !form) return;
    if (draft.pending || untouched) fillIn(form, draft);
    if (!draft.pending) return;
    keepClientDraft({ ...draft, pending: false });
    form.closest("section")?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [formRef, userId, untouched]);
}

function fillIn(form: HTMLFormElement, { prompt, email, packageId }: ClientDraft) {
  for (const [name, value] of Object.entries({ prompt, email, packageId })) {
    const field = form.elements.namedItem(name);
    if (!value || !field || !("value" in field) || field.value === value) continue;
    field.value = value;
    // Notifies the form's own listeners: counter, validity, the draft.
    if (field instanceof Element) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
