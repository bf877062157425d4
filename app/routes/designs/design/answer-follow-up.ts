import { data, href } from "react-router";
import { requestFollowUp } from "#app/domain/generation/request-follow-up.server.ts";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { changeFormSchema, redoFormSchema } from "#app/domain/orders/pictures/change-schema.ts";
import type { FollowUpKind } from "#app/domain/orders/pictures/follow-up.ts";
import { pictureName, readPictureName } from "#app/domain/orders/pictures/picture-name.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { followUpFormId } from "#app/ui/design-view/follow-ups/follow-up-form.tsx";
import type { Posted } from "../posted/posted.ts";

/** Requests another picture in place of a finished one, or one change of it. */
export async function answerFollowUp({ request, owned, form }: Posted, kind: FollowUpKind) {
  const { requestId, userId } = owned;
  const submission = parseForm(form, kind === "change" ? changeFormSchema : redoFormSchema);
  if (submission.status !== "success") {
    if (submission.error?.imageId) throw data(null, { status: 400 });
    return refuseForm(formIdAt(owned, Number(submission.payload.imageId), kind), submission);
  }
  const { imageId, change } = { change: undefined, ...submission.value };
  const requested = requestFollowUp({ requestId, userId, imageId, kind, change });
  if (requested.ok) {
    const description = "It appears next to the first one in a few minutes.";
    const back = `${href("/results/:requestId", { requestId })}${shownDesign(request)}`;
    return redirectWithToast(request, back, { title: "We are making it", description });
  }
  if (requested.reason === "not-found") throw data(null, { status: 404 });
  const words = { formErrors: [refusalWords[requested.reason]] };
  return refuseForm(formIdAt(owned, imageId, kind), submission, 409, words);
}

/** The form is at the ordered picture, also for one of its later versions. */
function formIdAt({ requestId, userId }: Posted["owned"], imageId: number, kind: FollowUpKind): string {
  const ordered = findOrder(requestId, userId)?.images.find((image) =>
    [image, ...image.versions].some(({ id }) => id === imageId),
  );
  return followUpFormId(kind, ordered?.id ?? imageId);
}

/** Keeps the shown design in the frame, where the state of the request is shown. */
function shownDesign({ url }: Request): string {
  const picture = readPictureName(new URL(url).searchParams.get("design") ?? "");
  return picture ? `?design=${pictureName(picture)}` : "";
}

const refusalWords = {
  "asked-already": "This was asked for already: it is included once for each picture.",
  "photo-gone": "The days in which more could be made of your photo are over.",
  "not-paid": "This order has been refunded, so nothing more can be made for it.",
};
