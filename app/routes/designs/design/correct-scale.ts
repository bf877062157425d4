import { data, href } from "react-router";
import { forgetKnownLength, saveKnownLength } from "#app/domain/orders/plans/save-known-length.server.ts";
import { knownLengthSchema } from "#app/domain/plans/known-length-schema.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { lengthFormId } from "#app/ui/scale/length-form.tsx";
import type { Posted } from "./posted.ts";

/** Corrects the scale by a length that the owner knows. */
export async function correctScale({ request, owned, form }: Posted) {
  const submission = parseForm(form, knownLengthSchema);
  if (submission.status !== "success") return refuseForm(lengthFormId, submission);
  const saved = saveKnownLength(owned, submission.value);
  if (!saved.ok && saved.reason === "not-found") throw data(null, { status: 404 });
  if (!saved.ok) return refuseForm(lengthFormId, submission, 422, { fieldErrors: { [saved.field]: [saved.message] } });
  const toast = { title: "Scale corrected", description: `${saved.words} Plans and lists are recomputed.` };
  return redirectWithToast(request, `${href("/results/:requestId", owned)}#scale`, toast);
}

export async function removeKnownLength({ request, owned }: Posted) {
  if (!forgetKnownLength(owned)) throw data(null, { status: 404 });
  const toast = { title: "Scale as estimated", description: "Plans and lists are recomputed." };
  return redirectWithToast(request, `${href("/results/:requestId", owned)}#scale`, toast);
}
