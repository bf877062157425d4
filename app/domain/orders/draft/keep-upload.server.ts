import type { PhotoProblem } from "#app/domain/media/photo-problem.ts";
import { findPackage } from "../request/packages.ts";
import type { Draft, DraftOwner } from "./find-draft.server.ts";
import { type DraftChanges, saveDraft } from "./save-draft.server.ts";

/** A form or a call with a photo, as it was read. */
export interface ArrivedUpload {
  fields: Record<string, string>;
  file?: DraftChanges["photo"];
  /** "too-large" of the photo; whatever else may be wrong is the reader's to tell. */
  problem?: string;
  /** What was wrong with the photo before anybody looked at it. */
  photoProblem?: PhotoProblem;
  /** Whose queue the photo of a visitor waits in. */
  sentBy?: string;
}

export interface KeptUpload {
  draft: Draft;
  /** Of the photo that arrived; that none arrived is none. */
  photoProblem: PhotoProblem | undefined;
}

/** Keeps whatever arrived in its author's draft, right or wrong: only then it is judged. The package by id or by name. */
export async function keepUpload(
  owner: DraftOwner,
  { fields, file, problem, photoProblem: earlier, sentBy }: ArrivedUpload,
  signal?: AbortSignal,
): Promise<KeptUpload> {
  const { prompt, email, packageId: named = fields.package } = fields;
  const packageId = named && (findPackage(named)?.id ?? named);
  const saved = await saveDraft(owner, { prompt, email, packageId, photo: file, sentBy }, signal);
  return { draft: saved.draft, photoProblem: problem === "too-large" ? "too-large" : (earlier ?? saved.photoProblem) };
}

/** Whether something came that somebody who must sign in first will want to find again. */
export function isWorthKeeping({ fields, file }: ArrivedUpload): boolean {
  return file !== undefined || Object.keys(fields).length > 0;
}
