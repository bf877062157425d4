import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import type { AskedTaxPlace } from "#app/domain/payments/payment-review.ts";
import type { TaxPlace } from "#app/domain/payments/tax-place-schema.ts";
import { Alert } from "../alert.tsx";
import { Button } from "../button.tsx";
import { SelectField, TextField } from "../field.tsx";
import { Fold } from "../fold.tsx";
import { inputProps, selectProps } from "../form/field-props.ts";
import { usePageForm, useRefusal } from "../form/use-page-form.ts";
import { cardFormId } from "./card-form.tsx";

export const taxPlaceFormId = "tax-place";
export const taxPlaceIntent = "tax-place";

/** Before anything can be paid; afterwards, to be changed. */
export function TaxPlaceForm({ country, postalCode, isNeeded, countryName, countries }: AskedTaxPlace) {
  const [form, fields] = usePageForm<TaxPlace>({ id: taxPlaceFormId, defaultValue: { country, postalCode } });
  const refusal = useRefusal(cardFormId)?.error?.[""]?.[0];
  const isRefused = useRefusal(taxPlaceFormId) !== undefined;
  return (
    <Fold
      title={`Tax for ${postalCode ? `${postalCode}, ` : ""}${countryName}`}
      about=""
      hint="Somewhere else? The price stays the same."
      bare={isNeeded}
      open={isNeeded || isRefused}
      className={isNeeded ? "" : "mb-4"}
    >
      <Form {...getFormProps(form)} method="post" reloadDocument className="grid gap-4">
        {isNeeded && refusal ? <Alert>{refusal}</Alert> : null}
        {form.errors ? <Alert>{form.errors[0]}</Alert> : null}
        {isNeeded ? <p>Where are you? The tax in the price depends on it. The price stays the same.</p> : null}
        <SelectField {...selectProps(fields.country)} label="Country" autoComplete="country">
          <option value="">Please choose</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...inputProps(fields.postalCode)}
          label="Postal Code"
          hint="Only needed in the United States and Canada."
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button
          name="intent"
          value={taxPlaceIntent}
          variant={isNeeded ? "primary" : "secondary"}
          className={isNeeded ? "w-full" : "justify-self-start"}
        >
          {isNeeded ? "Continue to payment" : "Calculate the tax again"}
        </Button>
      </Form>
    </Fold>
  );
}
