import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { type BrandFields, brandLimits } from "#app/domain/shop/brand-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { inputProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";
import { type FixedValues, fixedProps } from "./fixed-field.ts";

export const brandFormId = "brand";

interface BrandFormProps {
  /** Empty where the default applies. */
  typed: BrandFields;
  defaults: { siteName: string; contactEmail: string };
  fixed: FixedValues<BrandFields>;
}

export function BrandForm({ typed, defaults, fixed }: BrandFormProps) {
  const saving = useNavigation().formMethod === "POST";
  const [form, fields] = usePageForm<BrandFields>({ id: brandFormId, defaultValue: typed });
  return (
    <Form {...getFormProps(form)} method="post" className="grid gap-4">
      <DeskCard title="Name">
        <TextField
          {...inputProps(fields.siteName)}
          {...fixedProps(fixed.siteName, "On every page, letter and receipt.")}
          label="Name of the Shop"
          placeholder={defaults.siteName}
          maxLength={brandLimits.siteNameAtMost}
          autoComplete="organization"
        />
        <TextField
          {...inputProps(fields.contactEmail, "email")}
          {...fixedProps(fixed.contactEmail, "Shown in the footer and in letters, for questions.")}
          label="Contact Address"
          placeholder={defaults.contactEmail}
          autoComplete="email"
        />
      </DeskCard>
      <Button disabled={saving} className="justify-self-start">
        {saving ? "Saving..." : "Save"}
      </Button>
    </Form>
  );
}
