import type { SubmissionResult } from "@conform-to/react";
import { data, href, redirect, redirectDocument } from "react-router";
import type { ReceivedForm } from "#app/disk/received-form.ts";
import { type PhotoProblem, photoProblemMessages, photoProblemStatuses } from "#app/domain/media/photo-problem.ts";
import { isWorthKeeping, keepUpload } from "#app/domain/orders/draft/keep-upload.server.ts";
import { type SavedDraft, saveDraft } from "#app/domain/orders/draft/save-draft.server.ts";
import { chooseNextStep, type NextStep } from "#app/domain/orders/ground/choose-next-step.server.ts";
import { orderDesign } from "#app/domain/orders/order-design.server.ts";
import { arePreviewsOffered } from "#app/domain/orders/preview/previews.server.ts";
import { designDetailsSchema, designFormSchema } from "#app/domain/orders/request/design-request-schemas.server.ts";
import { submitRefusals } from "#app/domain/orders/submit-design-request.server.ts";
import { readAnswers } from "#app/domain/orders/wish/wish-answers.ts";
import { takeSuggestion } from "#app/domain/orders/wish/wish-interpretation.server.ts";
import { TryLater } from "#app/http/answers/try-later.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { handlerFor } from "#app/http/read-intent.ts";
import { rememberReturnPath } from "#app/http/sessions/guards.server.ts";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { unreadUpload, uploadRefusals } from "#app/http/uploads/read-upload.server.ts";
import { designFormId } from "#app/ui/design-form/design-form.tsx";
import { ownPhotoIntent } from "#app/ui/home/own-photo-form.tsx";
import { addIdea } from "#app/ui/wish/add-idea.ts";

/** Stores what a step of the form sent, then validates it. */
export async function answerForm(userId: number, upload: ReceivedForm, sentBy?: string) {
  const { fields, problem } = upload;
  if (problem) return refuseUnread(uploadRefusals[problem]);
  const post = { userId, fields, sentBy, ...(await keepUpload({ userId }, upload)) };
  const answer = handlerFor(handlers, fields.swap ? "reword" : fields.idea ? "idea" : fields.intent, "details");
  return answer(post);
}

/** The login expired while the user was writing: what they sent is stored in the session's draft. */
export async function keepUntilLogin(request: Request, upload: ReceivedForm) {
  if (upload.problem) throw unreadUpload(upload.problem);
  const session = await readSession(request);
  const isOwnPhoto = upload.fields.intent === ownPhotoIntent;
  if (isWorthKeeping(upload)) {
    const { draft, photoProblem } = await keepUpload({ draftId: session.get("draftId") }, upload);
    if (photoProblem === "unavailable") throw new TryLater(503, photoProblemMessages.unavailable);
    if (photoProblem && isOwnPhoto) {
      const toast = { title: "Upload failed", description: photoProblemMessages[photoProblem] };
      return redirectWithToast(request, href("/"), { ...toast, variant: "destructive" });
    }
    session.set("draftId", draft.id);
  }
  rememberReturnPath(session, "/#transform");
  const mayTry = isOwnPhoto && arePreviewsOffered();
  session.set("toast", mayTry ? photoToTry : isOwnPhoto ? photoKept : loginNeeded);
  return redirect(href(mayTry ? "/try" : "/login"), {
    status: 303,
    headers: { "Set-Cookie": await commitSession(session) },
  });
}

const photoToTry = {
  title: "Your photo is kept",
  description: "Say what you wish for, and see a first design.",
  variant: "default" as const,
};

const photoKept = {
  title: "Your photo is kept",
  description: "Log in to say what you wish for.",
  variant: "default" as const,
};

const loginNeeded = {
  title: "Authentication Required",
  description: "Please log in to continue creating your landscape design.",
  variant: "destructive" as const,
};

/** What a step of the form sent, and the draft after storing it. */
interface FormPost extends SavedDraft {
  userId: number;
  fields: Record<string, string>;
  sentBy: string | undefined;
}

type FormOutcome = Response | ReturnType<typeof refusal | typeof refuseUnread>;

/** By the pressed button; without one it is the first step's. */
const handlers = new Map<string, (post: FormPost) => FormOutcome | Promise<FormOutcome>>([
  ["details", answerDetails],
  ["back", () => redirect("/#transform", 303)],
  ["order", answerOrder],
  ["reword", answerReword],
  ["idea", answerIdea],
  [ownPhotoIntent, (post) => (post.photoProblem ? answerDetails(post) : redirect("/#transform", 303))],
]);

/** Step 1: on to the packages, or back with the problems next to their fields. */
function answerDetails(post: FormPost) {
  const submission = parseForm(new URLSearchParams(post.fields), designDetailsSchema);
  const photo = photoProblemOf(post);
  if (submission.status === "success" && !photo) throw redirect(`${href("/")}?step=package#transform`, 303);
  return refusal("details", statusOf(photo), submission, photoErrors(photo));
}

/** Step 1 again, with one more thing in the wish. */
async function answerIdea({ userId, fields, draft }: FormPost) {
  await saveDraft({ userId }, { prompt: addIdea(draft.prompt, fields.idea ?? "") });
  return redirect("/#transform", 303);
}

/** Step 2 again: the reworded wish, or one with a replacement that can be drawn, interpreted again. */
async function answerReword({ userId, fields, draft }: FormPost) {
  const prompt = fields.swap ? await takeSuggestion(draft.prompt, fields.swap) : draft.prompt;
  await saveDraft({ userId }, { prompt });
  const texts = new URLSearchParams({ ...fields, prompt });
  const submission = parseForm(texts, designDetailsSchema);
  if (submission.status === "success") throw redirect(`${href("/")}?step=package#read-back`, 303);
  return refusal("package", 422, submission);
}

/** Step 2: orders and goes on to the payment (by way of the ground, if need be), or shows the step that has to change. */
async function answerOrder(post: FormPost) {
  const { userId, draft } = post;
  const { locality = "", facing: said = "" } = post.fields;
  const texts = { prompt: draft.prompt, email: draft.email, packageId: draft.packageId, locality, facing: said };
  const submission = parseForm(new URLSearchParams(texts), designFormSchema);
  const photo = photoProblemOf(post);
  if (submission.status !== "success" || photo) {
    const onlyPackage = submission.status !== "success" && Object.keys(submission.error ?? {}).join() === "packageId";
    const step = onlyPackage && !photo ? "package" : "details";
    return refusal(step, statusOf(photo), submission, photoErrors(photo));
  }
  const { prompt, email, packageId, facing } = submission.value;
  // The second click of a double click finds no draft; its page still names the photo.
  const photoPath = draft.photo?.path ?? post.fields.keptPhoto;
  const answers = readAnswers(Object.entries(post.fields));
  const { sentBy } = post;
  const order = await orderDesign({ userId, photoPath, prompt, answers, email, facing, package: packageId, sentBy });
  if (order.ok) {
    const next = await chooseNextStep({ requestId: order.requestId, userId });
    throw redirectDocument(nextPage(order.requestId, next?.step), 303);
  }
  const { status, message } = submitRefusals[order.reason];
  return refusal("package", status, submission, { formErrors: [message] });
}

function nextPage(requestId: number, step: NextStep = "payment"): string {
  const params = { requestId: String(requestId) };
  if (step === "payment") return href("/payment/:requestId", params);
  return `${href("/designs/:requestId/ground", params)}${step === "wait" ? "?ordered=being-read" : ""}`;
}

/** An upload that could not be read has no fields to validate: the form shows what was stored before. */
function refuseUnread({ status, message }: { status: number; message: string }) {
  const result: SubmissionResult = { status: "error", error: { "": [message] } };
  return data({ formId: designFormId, result, step: "details" as const }, { status });
}

type Refusing = Parameters<typeof refuseForm>;

function refusal(step: "details" | "package", status: number, submission: Refusing[1], words?: Refusing[3]) {
  const refused = refuseForm(designFormId, submission, status, words);
  return data({ ...refused.data, step }, { status });
}

function photoProblemOf({ photoProblem, draft, fields }: FormPost): PhotoProblem | undefined {
  const hasPhoto = draft.photo || (fields.intent === "order" && fields.keptPhoto);
  return photoProblem ?? (hasPhoto ? undefined : "missing");
}

function statusOf(photo: PhotoProblem | undefined): number {
  return photo && photo !== "missing" ? photoProblemStatuses[photo] : 422;
}

function photoErrors(photo: PhotoProblem | undefined) {
  return photo ? { fieldErrors: { photo: [photoProblemMessages[photo]] } } : {};
}
