import { photoSlotKey } from "../photo/photo-slot.ts";
import { draftKey } from "./draft-key.ts";

/** Called by the results page, where the order has arrived. */
export function resetClientDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
    if (sessionStorage.getItem(photoSlotKey) !== null) forgetPhoto();
  } catch {
    // Nothing was kept.
  }
}

/** Loaded on demand: few visitors come to the results with a stored photo. */
function forgetPhoto(): void {
  import("../photo/stored-photo.ts").then(
    ({ deleteStoredPhoto }) => deleteStoredPhoto(),
    () => undefined,
  );
}
