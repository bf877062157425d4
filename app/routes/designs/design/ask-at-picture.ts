import { data } from "react-router";
import { askFollowUp } from "#app/domain/generation/ask-follow-up.server.ts";
import { changeSchema } from "#app/domain/orders/pictures/change-schema.ts";
import type { FollowUpKind } from "#app/domain/orders/pictures/follow-up.ts";
import { pictureName, readPictureName } from "#app/domain/orders/pictures/picture-name.ts";
import { firstProblem } from "#app/http/first-problem.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import type { FollowUpRefused } from "#app/ui/design-view/follow-ups/follow-ups.tsx";
import type { Posted } from "./posted.ts";

/** What may be asked for at a finished picture: another one, or one change. */
export async function askAtPicture({ request, owned, typed }: Posted, kind: FollowUpKind) {
  const { requestId, userId } = owned;
  const imageId = Number(typed("imageId"));
  if (!(Number.isSafeInteger(imageId) && imageId > 0)) throw data(null, { status: 400 });
  const words = typed("change");
  const change = kind === "change" ? changeSchema.safeParse(words) : undefined;
  if (change?.error) {
    return refuse({ imageId, kind, change: words.slice(0, 1_000), message: firstProblem(change.error) }, 422);
  }
  const asked = askFollowUp({ requestId, userId, imageId, kind, change: change?.data });
  if (asked.ok) {
    const description = "It appears beside the first one in a few minutes.";
    const back = `/results/${requestId}${shownDesign(request)}`;
    return redirectWithToast(request, back, { title: "We are making it", description });
  }
  if (asked.reason === "not-found") throw data(null, { status: 404 });
  return refuse({ imageId, kind, change: words, message: refusalWords[asked.reason] }, 409);
}

/** The design that was in the frame stays there: what was asked for at it is told beside it. */
function shownDesign({ url }: Request): string {
  const picture = readPictureName(new URL(url).searchParams.get("design") ?? "");
  return picture ? `?design=${pictureName(picture)}` : "";
}

function refuse(refused: FollowUpRefused, status: number) {
  return data(refused, { status });
}

const refusalWords = {
  "asked-already": "This was asked for already: it is included once for each picture.",
  "photo-gone": "The days in which more could be made of your photo are over.",
  "not-paid": "This order has been refunded, so nothing more can be made for it.",
};
