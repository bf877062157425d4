import { data } from "react-router";
import { forgetKnownLength, saveKnownLength } from "#app/domain/orders/plans/save-known-length.server.ts";
import { typedLength } from "#app/domain/plans/known-length.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import type { Posted } from "./posted.ts";

/** A length the owner knows, which corrects the scale. */
export async function correctScale({ request, owned, typed }: Posted) {
  const saved = saveKnownLength(owned, typedLength(typed));
  if (!saved.ok && saved.reason === "not-found") throw data(null, { status: 404 });
  if (!saved.ok) return data(saved.lastTry, { status: 422 });
  const toast = { title: "Scale corrected", description: `${saved.words} Plans and lists are recomputed.` };
  return redirectWithToast(request, `/results/${owned.requestId}#scale`, toast);
}

/** The length is taken back. */
export async function forgetScale({ request, owned }: Posted) {
  if (!forgetKnownLength(owned)) throw data(null, { status: 404 });
  const toast = { title: "Scale as estimated", description: "Plans and lists are recomputed." };
  return redirectWithToast(request, `/results/${owned.requestId}#scale`, toast);
}
