import { saveEditDraft } from "#app/domain/blog/desk/edit-draft.server.ts";
import { postFormSchema } from "#app/domain/blog/desk/post-form-schema.ts";
import { readDraftInHand } from "#app/domain/blog/desk/read-draft-in-hand.ts";
import { readPostId } from "#app/domain/blog/post-rules.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { requireApiEditor } from "#app/http/sessions/guards.server.ts";
import { readUpload, uploadRefusals } from "#app/http/uploads/read-upload.server.ts";
import type { Route } from "./+types/keep-draft";

/** POST /admin/drafts: stores the content of the post form, valid or not, for this editor only. */
export async function action({ request }: Route.ActionArgs) {
  const editor = await requireApiEditor(request);
  const { fields, texts, problem, fileProblem, dispose } = await readUpload(request, "", 0, {
    fieldLength: 1024 * 1024,
    parts: 1000,
  });
  await dispose();
  if (problem || fileProblem) {
    const { status, message } = problem ? uploadRefusals[problem] : tooLong;
    return apiError(status, message);
  }
  const submission = parseForm(texts, postFormSchema);
  if (submission.status !== "success") return apiError(400, "This is not the form of a post.");
  const kept = saveEditDraft({
    editorId: editor.id,
    postId: fields.postId === undefined ? undefined : (readPostId(fields.postId) ?? 0),
    ...readDraftInHand(fields),
    fields: submission.value,
    basedOn: readPostId(fields.updatedAt ?? ""),
  });
  if (!kept) return apiError(tooLong.status, tooLong.message);
  return apiAnswer({ draftId: kept.id, savedAt: kept.updatedAt });
}

const tooLong = { status: 422, message: "Draft not saved: the post is gone, or the text too long" };

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiEditor(request);
  return apiError(405, "Drafts are posted here.", {}, { Allow: "POST" });
}
