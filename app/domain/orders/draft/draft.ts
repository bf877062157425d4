import type { MediaRow, StoredPicture } from "#app/domain/media/stored-picture.ts";

/** What was typed and uploaded and not ordered yet, for its form. Safe in the browser. */
export interface Draft {
  id: number;
  prompt: string;
  email: string;
  packageId: string;
  /** A form returns its path as `keptPhoto`. */
  photo: (StoredPicture & Pick<MediaRow, "originalName" | "bytes">) | undefined;
  /** What a quick check found against the photo, and what to do; the payment page shows the full reading. */
  photoWarning: string | undefined;
}
