import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import type { CouponFields } from "#app/domain/orders/coupon-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { checkboxProps, inputProps, selectProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";

export const couponFormId = "coupon";

export function CouponForm({ currency, title }: { currency: string; title: string }) {
  const saving = useNavigation().formMethod === "POST";
  const [form, fields] = usePageForm<CouponFields>({ id: couponFormId, defaultValue: { kind: "percent" } });
  return (
    <DeskCard title={title}>
      <Form {...getFormProps(form)} method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <TextField
          {...inputProps(fields.code)}
          label="Code"
          hint="Empty for one that nobody can guess."
          autoComplete="off"
          autoCapitalize="characters"
          className="sm:col-span-2"
        />
        <TextField {...inputProps(fields.worth)} label="Worth" inputMode="decimal" autoComplete="off" />
        <SelectField {...selectProps(fields.kind)} label="In">
          <option value="percent">Percent of the price</option>
          <option value="amount">{currency}</option>
        </SelectField>
        <TextField
          {...inputProps(fields.usesAtMost)}
          label="How Often"
          hint="Orders in all; empty for no limit."
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...inputProps(fields.lastDay)}
          type="date"
          label="Last Day"
          hint="Ends at midnight in UTC, the time of London in winter; empty for no end."
          autoComplete="off"
        />
        <label className="flex min-h-11 items-center gap-2.5 sm:col-span-2">
          <input {...checkboxProps(fields.oncePerAccount)} className="size-5 shrink-0" /> Once per account
        </label>
        <Button name="intent" value="make" disabled={saving} className="justify-self-start">
          {saving ? "Saving..." : "Make coupon"}
        </Button>
      </Form>
    </DeskCard>
  );
}
