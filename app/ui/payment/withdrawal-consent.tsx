import { Form, href } from "react-router";
import type { WithdrawalRight } from "#app/domain/payments/withdrawal/withdrawal-right.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useRefusal } from "../form/use-page-form.ts";
import { cardFormId } from "./card-form.tsx";

/** The intent that agrees to begin at once. */
export const consentIntent = "consent";

export function RightOfWithdrawal({ consent }: WithdrawalRight) {
  return (
    <p className="mb-4 text-ink-soft text-sm">
      You can withdraw from the contract within 14 days, without giving a reason
      {consent === "given" ? "; as you asked us to begin at once, it ends as soon as a design is delivered" : null}.{" "}
      <Link to={href("/withdraw")} reloadDocument className="text-moss underline underline-offset-4">
        Withdraw from contract
      </Link>
    </p>
  );
}

/** Before anything can be paid: a tick of its own, and every way to pay comes after it. */
export function WithdrawalConsent() {
  const refusal = useRefusal(cardFormId)?.error?.[""]?.[0];
  return (
    <Form method="post" className="grid gap-5">
      {refusal ? <Alert>{refusal}</Alert> : null}
      <label className="flex cursor-pointer items-start gap-3">
        <input type="checkbox" name="consent" required className="mt-1 size-5 shrink-0" />
        <span>
          Begin at once. I know that my right of withdrawal ends as soon as a design is delivered.
          <span className="mt-1 block text-ink-soft text-sm">
            Otherwise you could withdraw within 14 days. We draw every design right after the payment.
          </span>
        </span>
      </label>
      <Button name="intent" value={consentIntent} className="w-full">
        Continue to payment
      </Button>
    </Form>
  );
}
