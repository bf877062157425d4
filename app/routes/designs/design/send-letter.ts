import { data, href } from "react-router";
import { sendLatestLetterAgain } from "#app/domain/letters/send-letter-again.server.ts";
import { letterAddressSchema } from "#app/domain/orders/request/design-request-schemas.server.ts";
import { tooMuchMailWords } from "#app/domain/orders/request/letter-addresses.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { letterFormId } from "#app/ui/design-view/letter/letter-form.tsx";
import type { Posted } from "../posted/posted.ts";

/** Sends the latest letter about the order again, to the given address. */
export async function sendLetter({ request, owned, form }: Posted) {
  const submission = parseForm(form, letterAddressSchema);
  if (submission.status !== "success") return refuseForm(letterFormId, submission);
  const { email } = submission.value;
  const sent = sendLatestLetterAgain(owned, email);
  if (sent.ok) {
    const toast = { title: "We are sending it", description: `To ${email}` };
    return redirectWithToast(request, `${href("/results/:requestId", owned)}#letter-panel`, toast);
  }
  if (sent.reason === "not-found") throw data(null, { status: 404 });
  const words = sent.reason === "too-often" ? tooOften : tooMuchMailWords;
  return refuseForm(letterFormId, submission, 429, { fieldErrors: { email: [words] } });
}

const tooOften = "It was sent again several times already. Please try tomorrow, or write to us.";
