import { data, href } from "react-router";
import { nameOrder } from "#app/domain/orders/request/name-order.server.ts";
import { orderNameSchema } from "#app/domain/orders/request/order-name-schema.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { nameFormId } from "#app/ui/design-view/name-form.tsx";
import type { Posted } from "../posted/posted.ts";

export async function saveName({ request, owned, form }: Posted) {
  const submission = parseForm(form, orderNameSchema);
  if (submission.status !== "success") return refuseForm(nameFormId, submission);
  const { name } = submission.value;
  if (!nameOrder(owned, name)) throw data(null, { status: 404 });
  return redirectWithToast(request, href("/results/:requestId", owned), {
    title: name ? "Name saved" : "Name taken away",
  });
}
