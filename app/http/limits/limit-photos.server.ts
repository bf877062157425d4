import type { Upload } from "../uploads/incoming-form.server.ts";
import { currentClient, limits, noteWait } from "./limits.server.ts";

export type LimitedUpload = Upload & {
  photoProblem?: "too-many";
  /** The client in whose queue the photo waits. */
  sentBy?: string;
};

/** Counts a photo for its account or, for visitors, its client. */
export async function limitPhotos(upload: Upload, userId: number | undefined): Promise<LimitedUpload> {
  if (!upload.file) return upload;
  const client = currentClient();
  const waitMs = userId === undefined ? limits.anonymousUploads(client) : limits.uploads(userId);
  if (waitMs === 0) return { ...upload, sentBy: client?.line ?? client?.network };
  noteWait(waitMs);
  await upload.dispose();
  return { ...upload, file: undefined, photoProblem: "too-many" };
}
