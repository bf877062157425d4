import { draftKey } from "./draft-key.ts";

/**
 * Stored while the tab is open: a reload, a return from the payment page or a login loses nothing. The photo is stored
 * by photo/stored-photo.
 */
export interface ClientDraft {
  prompt: string;
  email: string;
  packageId: string;
  /** The owner: another account in the same tab must not see the draft. */
  userId: number;
  /** The order was stopped by an expired login; the form resumes it by itself. */
  pending: boolean;
}

export function keepClientDraft(draft: ClientDraft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage full or refused: the form works without it.
  }
}

export function readClientDraft(userId: number): ClientDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? "null") as Partial<ClientDraft> | null;
    if (draft?.userId !== userId) return undefined;
    const { prompt, email, packageId } = draft;
    if (typeof prompt !== "string" || typeof email !== "string" || typeof packageId !== "string") return undefined;
    return { prompt, email, packageId, userId, pending: draft.pending === true };
  } catch {
    return undefined;
  }
}
