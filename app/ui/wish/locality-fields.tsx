import type { FieldMetadata } from "@conform-to/react";
import { facingChoices } from "#app/domain/plans/facing-choices.ts";
import { SelectField, TextField } from "../field.tsx";
import { inputProps, selectProps } from "../form/field-props.ts";

interface LocalityFieldsProps {
  locality: FieldMetadata<string | undefined>;
  facing: FieldMetadata<string | undefined>;
  /** Why what was said before leaves the place unknown. */
  problem: string | undefined;
}

/** Where the yard is, and which way its photo looks. */
export function LocalityFields({ locality, facing, problem }: LocalityFieldsProps) {
  return (
    <>
      <TextField
        {...inputProps(locality)}
        error={locality.errors ?? problem}
        label="ZIP code, hardiness zone or country"
        hint="10001, or 6b, or Germany; add “mild” or “cold” to a country where your town is."
        maxLength={60}
        autoComplete="postal-code"
      />
      <SelectField
        {...selectProps(facing)}
        label="Which way were you facing?"
        hint="When you took the photo. With it and a ZIP code or country, plants are chosen by the sun that each bed gets."
      >
        <option value="">I don’t know</option>
        {facingChoices.map(({ point, words }) => (
          <option key={point} value={point}>
            {words}
          </option>
        ))}
      </SelectField>
    </>
  );
}
