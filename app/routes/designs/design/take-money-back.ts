import { data, href } from "react-router";
import { requestNotHappyRefund } from "#app/domain/orders/request/not-happy-refund.server.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import type { Posted } from "../posted/posted.ts";

export async function takeMoneyBack({ request, owned }: Posted) {
  const requested = requestNotHappyRefund(owned);
  if (!requested.ok && requested.reason === "not-found") throw data(null, { status: 404 });
  return redirectWithToast(
    request,
    href("/results/:requestId", owned),
    requested.ok
      ? { title: "Your money is on its way back", description: "An e-mail follows. The designs stay yours." }
      : {
          title: "Not offered for this order",
          description: "The days are over, or your account took money back within a year.",
          variant: "destructive",
        },
  );
}
