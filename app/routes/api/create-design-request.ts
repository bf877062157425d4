import type { z } from "zod";
import type { ReceivedForm } from "#app/disk/received-form.ts";
import {
  type PhotoProblem,
  photoBytesAtMost,
  photoProblemMessages,
  photoProblemStatuses,
} from "#app/domain/media/photo-problem.ts";
import { isWorthKeeping, keepUpload } from "#app/domain/orders/draft/keep-upload.server.ts";
import { adoptDraft } from "#app/domain/orders/draft/save-draft.server.ts";
import { orderDesign } from "#app/domain/orders/order-design.server.ts";
import { uploadFieldsSchema } from "#app/domain/orders/request/design-request-schemas.server.ts";
import { submitRefusals } from "#app/domain/orders/submit-design-request.server.ts";
import { readAnswers } from "#app/domain/orders/wish/wish-answers.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { fieldErrors } from "#app/http/answers/field-errors.ts";
import { limitPhotos } from "#app/http/limits/limit-photos.server.ts";
import { findSender } from "#app/http/sent-by.server.ts";
import { findSignedInUser } from "#app/http/sessions/guards.server.ts";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { readUpload, uploadRefusals } from "#app/http/uploads/read-upload.server.ts";
import { sharedWithTwins } from "#app/http/uploads/share-with-twins.server.ts";
import type { Route } from "./+types/create-design-request";

/** POST /api/uploads: creates an unpaid design request from a photo and a wish. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return wrongMethod();
  const user = await findSignedInUser(request);
  const upload = await limitPhotos(await readUpload(request, "photo", photoBytesAtMost), user?.id);
  try {
    if (!user) return await keepUntilLogin(request, upload);
    if (upload.problem) return refuse(uploadRefusals[upload.problem]);
    return await sharedWithTwins(user.id, upload, () => order(request, user.id, upload));
  } finally {
    await upload.dispose();
  }
}

export function loader() {
  return wrongMethod();
}

async function order(request: Request, userId: number, upload: ReceivedForm): Promise<Response> {
  const draftId = (await readSession(request)).get("draftId");
  if (draftId !== undefined) await adoptDraft(draftId, userId);
  const parsed = uploadFieldsSchema.safeParse(upload.fields);
  const { draft, photoProblem } = await keepUpload({ userId }, upload);
  const photoPath = upload.file ? draft.photo?.path : upload.fields.keptPhoto || undefined;
  const problem = photoProblem ?? (photoPath ? undefined : "missing");
  if (problem || !parsed.success) return refuseFields(problem, parsed.error, draft.photo?.path);
  const { prompt, email, facing, package: packageId } = parsed.data;
  const answers = readAnswers(Object.entries(upload.fields));
  const sentBy = findSender(request);
  const submitted = await orderDesign({
    userId,
    photoPath,
    prompt,
    answers,
    email,
    facing,
    package: packageId,
    sentBy,
  });
  return submitted.ok
    ? apiAnswer({ requestId: submitted.requestId }, { status: 201 })
    : refuse(submitRefusals[submitted.reason]);
}

/** Keeps photo and texts for a visitor who must sign in first. */
async function keepUntilLogin(request: Request, upload: ReceivedForm): Promise<Response> {
  const message = "Please log in to continue creating your landscape design.";
  if (!isWorthKeeping(upload)) return apiError(401, message);
  const session = await readSession(request);
  const { draft, photoProblem } = await keepUpload({ draftId: session.get("draftId") }, upload, request.signal);
  session.set("draftId", draft.id);
  const errors = photoProblem ? { photo: photoProblemMessages[photoProblem] } : undefined;
  const facts = { errors, keptPhoto: draft.photo?.path };
  const headers = { "Set-Cookie": await commitSession(session) };
  if (photoProblem === "unavailable") return apiError(503, photoProblemMessages.unavailable, facts, headers);
  return apiError(401, message, facts, headers);
}

/** The photo's problem decides the status; the message is that of the first field in the form's order. */
function refuseFields(problem: PhotoProblem | undefined, error: z.ZodError | undefined, keptPhoto: string | undefined) {
  const errors = error ? fieldErrors(error) : {};
  if (problem) errors.photo = photoProblemMessages[problem];
  const inFormOrder = ["photo", "prompt", "email", "package", "packagePrice", "imageCount"].map((name) => errors[name]);
  const message = inFormOrder.find((words) => words) ?? "";
  const headers = problem === "unavailable" ? { "Retry-After": "30" } : undefined;
  return apiError(problem ? photoProblemStatuses[problem] : 400, message, { errors, keptPhoto }, headers);
}

function refuse({ status, message }: { status: number; message: string }): Response {
  return apiError(status, message);
}

function wrongMethod(): Response {
  return apiError(405, "Uploads are posted here.", {}, { Allow: "POST" });
}
