import type { PhotoProblem } from "#app/domain/media/photo-problem.ts";
import { findPackage } from "../request/packages.ts";
import type { DraftOwner } from "./find-draft.server.ts";
import { type DraftChanges, type SavedDraft, saveDraft } from "./save-draft.server.ts";

/** A parsed form or API call with a photo. */
export interface ArrivedUpload {
  fields: Record<string, string>;
  file?: DraftChanges["photo"];
  problem?: string;
  photoProblem?: PhotoProblem;
  sentBy?: string;
}

export async function keepUpload(
  owner: DraftOwner,
  { fields, file, problem, photoProblem: earlier, sentBy }: ArrivedUpload,
  signal?: AbortSignal,
): Promise<SavedDraft> {
  const { prompt, email, packageId: named = fields.package } = fields;
  const packageId = named && (findPackage(named)?.id ?? named);
  const saved = await saveDraft(owner, { prompt, email, packageId, photo: file, sentBy }, signal);
  return { draft: saved.draft, photoProblem: problem === "too-large" ? "too-large" : (earlier ?? saved.photoProblem) };
}

/** Whether there is anything that a visitor would want to find again after signing in. */
export function isWorthKeeping({ fields, file }: ArrivedUpload): boolean {
  return file !== undefined || Object.keys(fields).length > 0;
}
