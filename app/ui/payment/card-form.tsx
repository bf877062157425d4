import { Form, useNavigation } from "react-router";
import { formatCents } from "#app/domain/orders/request/format-cents.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

/** What came of the last try. Of what was typed only the expiry comes back. */
export interface CardTry {
  /** Changes with every try: number and security code are emptied then. */
  attempt: string;
  message: string;
  fields: { number?: string; expiry?: string; cvc?: string };
  expiry: string;
}

interface CardFormProps {
  amountCents: number;
  lastTry?: CardTry;
  /** Why an earlier card did not go through, when this page view knows nothing newer. */
  earlierRefusal?: string;
}

/** A card form of our own, for test cards. Works as a plain post. */
export function CardForm({ amountCents, lastTry, earlierRefusal }: CardFormProps) {
  const busy = useNavigation().state !== "idle";
  const { attempt, fields, expiry } = lastTry ?? { attempt: "first", fields: {}, expiry: "" };
  const message = lastTry ? lastTry.message : earlierRefusal;
  return (
    <Form method="post" className="grid gap-5" aria-busy={busy}>
      {message ? <Alert>{message}</Alert> : null}
      <TextField
        key={`number-${attempt}`}
        id="card-number"
        name="number"
        label="Card number"
        error={fields.number}
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 1234 1234 1234"
        onInput={(event) => groupDigits(event.currentTarget)}
        maxLength={24}
        required
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          key={`expiry-${attempt}`}
          id="card-expiry"
          name="expiry"
          label="Expires"
          error={fields.expiry}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM / YY"
          maxLength={9}
          defaultValue={expiry}
          required
        />
        <TextField
          key={`cvc-${attempt}`}
          id="card-cvc"
          name="cvc"
          label="Security code"
          error={fields.cvc}
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="CVC"
          maxLength={4}
          required
        />
      </div>
      <Button disabled={busy} className="w-full">
        {busy ? "Paying…" : `Pay ${formatCents(amountCents)}`}
      </Button>
    </Form>
  );
}

/** In fours, as they stand on the card; the caret is left alone unless it stands at the end. */
function groupDigits(field: HTMLInputElement): void {
  if (field.selectionStart !== field.value.length) return;
  field.value = field.value.replace(/\D/g, "").replace(/(\d{4})(?=\d)/g, "$1 ");
}
