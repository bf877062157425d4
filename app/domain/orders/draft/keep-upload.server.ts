import type { ReceivedForm } from "#app/disk/received-form.ts";
import { findPackage } from "#app/domain/shop/money/packages.server.ts";
import { rememberLocality } from "../wish/choose-locality.server.ts";
import type { DraftOwner } from "./find-draft.server.ts";
import { type SavedDraft, saveDraft } from "./save-draft.server.ts";

type FormWithPhoto = Pick<ReceivedForm, "fields" | "file" | "fileProblem">;

export async function keepUpload(
  owner: DraftOwner,
  { fields, file, fileProblem }: FormWithPhoto,
  signal?: AbortSignal,
): Promise<SavedDraft> {
  const { prompt, email, packageId: named = fields.package } = fields;
  const packageId = named && (findPackage(named)?.id ?? named);
  if ("userId" in owner && fields.locality !== undefined) await rememberLocality(owner.userId, fields.locality);
  const saved = await saveDraft(owner, { prompt, email, packageId, photo: file }, signal);
  return { draft: saved.draft, photoProblem: fileProblem ?? saved.photoProblem };
}

/** Whether there is anything that a visitor would want to find again after signing in. */
export function isWorthKeeping({ fields, file }: FormWithPhoto): boolean {
  return file !== undefined || Object.keys(fields).length > 0;
}
