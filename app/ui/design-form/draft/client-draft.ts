import { draftKey } from "./draft-key.ts";

/**
 * What somebody has typed into the design form, kept for as long as the tab is open: a reload, a way back from the
 * payment page or a detour over the sign-in page loses nothing. The photo lies elsewhere: photo/kept-photo.
 */
export interface ClientDraft {
  prompt: string;
  email: string;
  packageId: string;
  /** Whose words these are: another account in the same tab must not see them. */
  userId: number;
  /** The order was stopped by a login that had run out; the form comes back to it by itself. */
  pending: boolean;
}

export function keepClientDraft(draft: ClientDraft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage full or refused: the form works without it.
  }
}

/** The kept draft of this user, if there is one. */
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
