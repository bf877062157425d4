import { data, href, redirect } from "react-router";
import type { ReceivedForm } from "#app/disk/received-form.ts";
import { photoProblemMessages, photoProblemStatuses } from "#app/domain/media/photo-problem.ts";
import { keepUpload } from "#app/domain/orders/draft/keep-upload.server.ts";
import { requestDraftPreview } from "#app/domain/orders/preview/request-draft-preview.server.ts";
import { wishSchema } from "#app/domain/orders/request/design-request-schemas.server.ts";
import { takeSuggestion } from "#app/domain/orders/wish/wish-interpretation.server.ts";
import { currentClient, limits } from "#app/http/limits/limits.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { unreadUpload } from "#app/http/uploads/read-upload.server.ts";
import { tryFormId } from "#app/ui/try/try-form.tsx";

/** Stores what was sent in the session's draft, which becomes the account's at sign-in, and asks for its preview. */
export async function answerTry(request: Request, upload: ReceivedForm) {
  if (upload.problem) throw unreadUpload(upload.problem);
  const { prompt: typed = "", swap } = upload.fields;
  const prompt = swap ? await takeSuggestion(typed, swap) : typed;
  const session = await readSession(request);
  const kept = { ...upload, fields: { prompt } };
  const { draft, photoProblem } = await keepUpload({ draftId: session.get("draftId") }, kept);
  session.set("draftId", draft.id);
  const headers = { "Set-Cookie": await commitSession(session) };
  const submission = parseForm(new URLSearchParams({ prompt }), wishSchema);
  const photo = photoProblem ?? (draft.photo ? undefined : "missing");
  if (submission.status !== "success" || photo) {
    const words = photo ? { fieldErrors: { photo: [photoProblemMessages[photo]] } } : {};
    const refused = refuseForm(tryFormId, submission, photo ? photoProblemStatuses[photo] : 422, words);
    return data(refused.data, { status: refused.init?.status, headers });
  }
  await requestDraftPreview(draft.id, limits.anonymousPreviews(currentClient()) === 0);
  throw redirect(href("/try"), { status: 303, headers });
}
