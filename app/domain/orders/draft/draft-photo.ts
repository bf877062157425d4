import type { StoredPicture } from "#app/domain/media/stored-picture.ts";

/** A photo that has arrived with a draft and waits for the order: it is never asked for again. Safe in the browser. */
export interface DraftPhoto extends StoredPicture {
  /** The file's name at the customer's, when it had one. */
  originalName: string | null;
  bytes: number;
  /** What a glance at it speaks against it, and what to do, in words; the payment page says what was read. */
  warning: string | undefined;
}

/** How pages call it. */
export function draftPhotoName(photo: DraftPhoto): string {
  return photo.originalName ?? "your photo";
}
