import type { StoredPicture } from "#app/domain/media/stored-picture.ts";

export interface DraftPhoto extends StoredPicture {
  originalName: string | null;
  bytes: number;
  /** What a quick check found against it, and what to do; the payment page shows the full reading. */
  warning: string | undefined;
}

export function draftPhotoName(photo: DraftPhoto): string {
  return photo.originalName ?? "your photo";
}
