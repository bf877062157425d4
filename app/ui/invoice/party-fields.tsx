import type { FieldMetadata } from "@conform-to/react";
import type { Country } from "#app/domain/shop/countries.ts";
import { SelectField, TextArea, TextField } from "../field.tsx";
import { inputProps, selectProps, textareaProps } from "../form/field-props.ts";

type Field = FieldMetadata<string, Record<string, unknown>>;

interface PartyFieldsProps {
  fields: { name: Field; address: Field; country: Field; vatNumber: Field };
  countries: readonly Country[];
}

/** A person or company on an invoice. */
export function PartyFields({ fields, countries }: PartyFieldsProps) {
  return (
    <>
      <TextField {...inputProps(fields.name)} label="Name" autoComplete="organization" />
      <TextArea
        {...textareaProps(fields.address)}
        label="Address"
        hint="As on an envelope, without name and country."
        rows={3}
        autoComplete="street-address"
      />
      <SelectField {...selectProps(fields.country)} label="Country" autoComplete="country">
        <option value="">Please choose</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...inputProps(fields.vatNumber)}
        label="VAT Number"
        hint="If there is one."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
