import type { ReceivedForm } from "#app/disk/received-form.ts";
import { currentClient, limits, noteWait } from "./limits.server.ts";

/** By account or, for visitors, by client. */
export async function limitPhotos(upload: ReceivedForm, userId: number | undefined): Promise<ReceivedForm> {
  const { file } = upload;
  if (!file) return upload;
  const client = currentClient();
  const waitMs = userId === undefined ? limits.anonymousUploads(client) : limits.uploads(userId);
  if (waitMs === 0) return { ...upload, file: { ...file, sentBy: client?.line ?? client?.network } };
  noteWait(waitMs);
  await upload.dispose();
  return { ...upload, file: undefined, fileProblem: "too-many" };
}
