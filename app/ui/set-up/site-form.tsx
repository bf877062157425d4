import { getFormProps } from "@conform-to/react";
import { currencies } from "#app/domain/shop/money/currencies.ts";
import type { SiteFields } from "#app/domain/upkeep/set-up/set-up-schemas.ts";
import { type FixedValues, fixedProps } from "../admin/shop/fixed-field.ts";
import { Button, largeButton } from "../button.tsx";
import { SelectField, TextField } from "../field.tsx";
import { inputProps, selectProps } from "../form/field-props.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";

const currencyNames = new Intl.DisplayNames("en", { type: "currency" });

export function SiteForm({ site, fixed }: { site: SiteFields; fixed: FixedValues<SiteFields> }) {
  const [form, fields] = usePageForm<SiteFields>({ id: "site", defaultValue: site });
  return (
    <form {...getFormProps(form)} method="post" className="grid gap-5">
      <FormErrors form={form} />
      <TextField
        {...inputProps(fields.siteName)}
        {...fixedProps(fixed.siteName, "On every page, letter and receipt.")}
        label="Name"
        maxLength={60}
        autoComplete="organization"
      />
      <TextField
        {...inputProps(fields.publicUrl)}
        {...fixedProps(fixed.publicUrl, "As people type it, with https://. Links in letters begin with it.")}
        label="Address"
        inputMode="url"
        placeholder="https://yards.example"
        autoComplete="url"
        spellCheck={false}
      />
      <SelectField
        {...selectProps(fields.currency)}
        label="Currency"
        hint="Prices are changed at the desk. In another currency than US dollars, look at them first."
      >
        {currencies.map((code) => (
          <option key={code} value={code}>
            {`${code.toUpperCase()} – ${currencyNames.of(code.toUpperCase())}`}
          </option>
        ))}
      </SelectField>
      <TextField
        {...inputProps(fields.editor, "email")}
        {...fixedProps(fixed.editor, "Whoever signs in with it may change everything at the desk.")}
        label="Your E-mail Address"
        autoComplete="email"
      />
      <TextField
        {...inputProps(fields.contactEmail, "email")}
        {...fixedProps(fixed.contactEmail, "Shown to customers, for questions.")}
        label="Contact Address"
        autoComplete="email"
      />
      <Button name="intent" value="site" className={`justify-self-start ${largeButton}`}>
        Save and Continue
      </Button>
    </form>
  );
}
