import type { StoredPicture } from "#app/domain/media/stored-picture.ts";

/** A photo that has arrived with a draft and waits for the order: it is never asked for again. Safe in the browser. */
export interface DraftPhoto extends StoredPicture {
  /** The file's name at the customer's, when it had one. */
  originalName: string | null;
  bytes: number;
}

/** How pages call it. */
export function draftPhotoName(photo: DraftPhoto): string {
  return photo.originalName ?? "your photo";
}
