import { data } from "react-router";
import { forgetKnownLength, saveKnownLength } from "#app/domain/orders/plans/save-known-length.server.ts";
import { knownLengthSchema } from "#app/domain/plans/known-length-schema.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { lengthFormId } from "#app/ui/scale/length-form.tsx";
import { forgetLengthIntent, knownLengthIntent } from "#app/ui/scale/scale-intents.ts";
import type { Posted } from "./posted.ts";

/** Before anything is drawn. */
export const effectOfScale = "Pictures, plans and lists will keep to it.";

export type ScaleAnswer = Response | ReturnType<typeof refuseForm>;

/** Handlers of the form that corrects the scale by a length that the owner knows, and takes it back. */
export function scaleHandlers(page: (owned: Posted["owned"]) => string, effect: string) {
  return [
    [knownLengthIntent, (posted: Posted) => correctScale(posted, `${page(posted.owned)}#scale`, effect)],
    [forgetLengthIntent, (posted: Posted) => removeKnownLength(posted, `${page(posted.owned)}#scale`, effect)],
  ] as const;
}

async function correctScale({ request, owned, form }: Posted, page: string, effect: string): Promise<ScaleAnswer> {
  const submission = parseForm(form, knownLengthSchema);
  if (submission.status !== "success") return refuseForm(lengthFormId, submission);
  const saved = saveKnownLength(owned, submission.value);
  if (!saved.ok && saved.reason === "not-found") throw data(null, { status: 404 });
  if (!saved.ok) return refuseForm(lengthFormId, submission, 422, { fieldErrors: { [saved.field]: [saved.message] } });
  return redirectWithToast(request, page, { title: "Scale corrected", description: `${saved.words} ${effect}` });
}

async function removeKnownLength({ request, owned }: Posted, page: string, effect: string): Promise<ScaleAnswer> {
  if (!forgetKnownLength(owned)) throw data(null, { status: 404 });
  return redirectWithToast(request, page, { title: "Scale as estimated", description: effect });
}
