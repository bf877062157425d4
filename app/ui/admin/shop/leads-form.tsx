import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { firmLineAtMost } from "#app/domain/shop/firm-line.ts";
import type { LeadSettings } from "#app/domain/shop/leads-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { checkboxProps, inputProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";

export const leadsFormId = "leads";

export function LeadsForm({ settings }: { settings: LeadSettings }) {
  const saving = useNavigation().formMethod === "POST";
  const [form, fields] = usePageForm<LeadSettings>({ id: leadsFormId, defaultValue: settings });
  return (
    <DeskCard title="Your Firm">
      <Form {...getFormProps(form)} method="post" className="grid gap-4">
        <label className="flex cursor-pointer items-start gap-3">
          <input {...checkboxProps(fields.takesLeads)} className="mt-0.5 size-5 shrink-0" />
          <span>
            For my customers
            <span className="block text-ink-soft text-sm">
              Share pages have a short form, and what is sent comes to you by e-mail. It is sent nowhere else.
            </span>
          </span>
        </label>
        <TextField
          {...inputProps(fields.firmLine)}
          label="Your Line"
          hint="On share pages and briefs. For example: Green Acres, gardens in Salem since 1998, 503-555-0100"
          maxLength={firmLineAtMost}
          autoComplete="off"
        />
        <p className="text-ink-soft text-sm">
          Links to any page of this site may end with ?ref=NAME (letters, digits, - and _). Orders and messages of
          whoever comes by it carry that name in your lists.
        </p>
        <Button name="intent" value="save" disabled={saving} className="justify-self-start">
          {saving ? "Saving..." : "Save"}
        </Button>
      </Form>
    </DeskCard>
  );
}
