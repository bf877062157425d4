import { photoSlotKey } from "./photo/photo-slot.ts";

/**
 * What somebody has typed into the design form, kept for as long as the tab is open: a reload, a way back from the
 * payment page or a detour over the sign-in page loses nothing. The photo lies elsewhere: photo/kept-photo.
 */
const draftKey = "design-draft";

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

/** Back to an empty form: called by the results page, where the order has arrived. */
export function resetClientDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
    if (sessionStorage.getItem(photoSlotKey) !== null) forgetPhoto();
  } catch {
    // Nothing was kept.
  }
}

/** Few come to the results with a photo that was kept. */
function forgetPhoto(): void {
  import("./photo/kept-photo.ts").then(
    ({ forgetKeptPhoto }) => forgetKeptPhoto(),
    () => undefined,
  );
}
