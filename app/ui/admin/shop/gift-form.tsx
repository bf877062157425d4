import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import type { GiftFields } from "#app/domain/orders/coupon-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { inputProps, selectProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";

export const giftFormId = "gift";

export function GiftForm({ packages }: { packages: readonly { id: string; name: string }[] }) {
  const saving = useNavigation().formMethod === "POST";
  const [form, fields] = usePageForm<GiftFields>({ id: giftFormId, defaultValue: { packageId: packages[0]?.id } });
  return (
    <DeskCard title="A Gift Code">
      <Form {...getFormProps(form)} method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <SelectField {...selectProps(fields.packageId)} label="Package" hint="One order of it costs nothing.">
          {packages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...inputProps(fields.recipient, "email")}
          label="E-mail of Who Gets It"
          hint="Empty to hand it over yourself."
          autoComplete="off"
        />
        <TextField
          {...inputProps(fields.message)}
          label="A Line for Them"
          autoComplete="off"
          className="sm:col-span-2"
        />
        <Button name="intent" value="gift" disabled={saving} className="justify-self-start">
          {saving ? "Saving..." : "Make gift code"}
        </Button>
      </Form>
    </DeskCard>
  );
}
