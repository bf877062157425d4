import type { Upload } from "../uploads/incoming-form.server.ts";
import { currentClient, limits, noteWait } from "./limits.server.ts";

/** What came without the photo that was one too many; its texts are there. */
export type LimitedUpload = Upload & {
  photoProblem?: "too-many";
  /** The client it comes from, in whose queue its photo waits. */
  sentBy?: string;
};

/** Counts a photo that came for its sender: an account, or a client nobody knows. */
export async function limitPhotos(upload: Upload, userId: number | undefined): Promise<LimitedUpload> {
  if (!upload.file) return upload;
  const client = currentClient();
  const waitMs = userId === undefined ? limits.anonymousUploads(client) : limits.uploads(userId);
  if (waitMs === 0) return { ...upload, sentBy: client?.line ?? client?.network };
  noteWait(waitMs);
  await upload.dispose();
  return { ...upload, file: undefined, photoProblem: "too-many" };
}
