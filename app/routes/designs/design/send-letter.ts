import { data } from "react-router";
import { sendLatestLetterAgain } from "#app/domain/letters/send-letter-again.server.ts";
import { deliveryEmailSchema } from "#app/domain/orders/request/design-request-schemas.ts";
import { tooMuchMailWords } from "#app/domain/orders/request/letter-addresses.server.ts";
import { firstProblem } from "#app/http/first-problem.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import type { Posted } from "./posted.ts";

/** The latest letter about the order once more, to the address given. */
export async function sendLetter({ request, owned, typed }: Posted) {
  const email = deliveryEmailSchema.safeParse(typed("email"));
  if (email.error) return refuse(typed("email"), firstProblem(email.error), 422);
  const asked = sendLatestLetterAgain(owned, email.data);
  if (asked.ok) {
    const toast = { title: "We are sending it", description: `To ${email.data}` };
    return redirectWithToast(request, `/results/${owned.requestId}#letter-panel`, toast);
  }
  if (asked.reason === "not-found") throw data(null, { status: 404 });
  return refuse(email.data, asked.reason === "too-often" ? tooOften : tooMuchMailWords, 429);
}

const tooOften = "It was sent again several times already. Please try tomorrow, or write to us.";

function refuse(email: string, message: string, status: number) {
  return data({ letterTry: { typed: email.slice(0, 1_000), message } }, { status });
}
