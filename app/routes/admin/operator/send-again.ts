import { data } from "react-router";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { sendAgainSchema } from "#app/domain/letters/send-again-schema.ts";
import { sendLetterAgain } from "#app/domain/letters/send-letter-again.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { sendAgainFormId } from "#app/ui/admin/operation/letter-list.tsx";

interface Posted {
  request: Request;
  operator: SignedInUser;
  form: FormData;
  /** The page that lists the letter. */
  page: string;
}

/** Sends a letter again; a mistyped address is refused at its letter. */
export async function sendAgain({ request, operator, form, page }: Posted) {
  const submission = parseForm(form, sendAgainSchema);
  if (submission.status !== "success") {
    if (submission.error?.letter) throw data(null, { status: 400 });
    return refuseForm(sendAgainFormId(String(form.get("letter"))), submission);
  }
  const { letter, email } = submission.value;
  const toast = sendLetterAgain(letter, email).ok
    ? { title: "It is on its way", description: `To ${email}` }
    : {
        title: "Not sent",
        description: "There is no such e-mail about an order.",
        variant: "destructive" as const,
      };
  return redirectFromDesk(request, operator, page, toast);
}
