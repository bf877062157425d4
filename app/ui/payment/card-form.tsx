import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import type { CardFields } from "#app/domain/payments/card-schema.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { inputProps } from "../form/field-props.ts";
import { usePageForm } from "../form/use-page-form.ts";
import { groupExpiry, groupNumber } from "./card-digits.ts";
import { payLabel } from "./pay-label.ts";

export const cardFormId = "card";

interface CardFormProps {
  amountCents: number;
  currency: string;
  sellsToEu: boolean;
  /** Why an earlier card did not go through, when this page view knows nothing newer. */
  earlierRefusal?: string;
}

/** For test cards. Works as a plain post. */
export function CardForm({ amountCents, currency, sellsToEu, earlierRefusal }: CardFormProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = usePageForm<CardFields>({ id: cardFormId });
  const message = form.errors?.[0] ?? earlierRefusal;
  return (
    <Form {...getFormProps(form)} method="post" className="grid gap-5" aria-busy={busy}>
      {message ? (
        <Alert>
          {message}
          {/* A page never contains a card's number: where scripts run, the fields keep what was typed. */}
          <span className="noscript:inline hidden"> Please type the number and the code again.</span>
        </Alert>
      ) : null}
      <TextField
        {...inputProps(fields.number)}
        label="Card number"
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 1234 1234 1234"
        onInput={(event) => regroup(event.currentTarget, groupNumber)}
        maxLength={24}
        required
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...inputProps(fields.expiry)}
          defaultValue={groupExpiry(fields.expiry.initialValue ?? "")}
          onInput={(event) => regroup(event.currentTarget, groupExpiry)}
          label="Expires"
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM / YY"
          maxLength={9}
          required
        />
        <TextField
          {...inputProps(fields.cvc)}
          label="Security code"
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="CVC"
          maxLength={4}
          required
        />
      </div>
      <Button disabled={busy} className="w-full">
        {busy ? "Paying…" : payLabel(formatMoney(amountCents, currency), sellsToEu)}
      </Button>
    </Form>
  );
}

/** As on the card; only with the caret at the end. */
function regroup(field: HTMLInputElement, group: (typed: string) => string): void {
  if (field.selectionStart === field.value.length) field.value = group(field.value);
}
