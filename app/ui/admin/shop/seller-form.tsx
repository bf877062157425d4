import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import type { Country } from "#app/domain/shop/countries.ts";
import type { Seller } from "#app/domain/shop/seller-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { inputProps, radioProps, textareaProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";
import { PartyFields } from "../../invoice/party-fields.tsx";
import { DeskCard } from "../desk-page.tsx";

export const sellerFormId = "seller";

const initial = { tax: "none", taxName: "VAT" } as const;

export function SellerForm({ seller, countries }: { seller: Seller | undefined; countries: readonly Country[] }) {
  const saving = useNavigation().formMethod === "POST";
  const [form, fields] = usePageForm<Seller>({ id: sellerFormId, defaultValue: seller ?? initial });
  return (
    <Form {...getFormProps(form)} method="post" className="grid gap-4">
      <DeskCard title="Seller">
        <PartyFields fields={fields} countries={countries} />
        <TextField
          {...inputProps(fields.registration)}
          label="Registration"
          hint="What an invoice must show besides: commercial register, tax number. May be empty."
          autoComplete="off"
        />
      </DeskCard>
      <DeskCard title="Tax">
        <fieldset className="grid gap-2">
          <legend className="sr-only">Tax</legend>
          <label className="flex min-h-11 items-center gap-3">
            <input {...radioProps(fields.tax, "none")} />
            No tax
          </label>
          <label className="flex min-h-11 items-center gap-3">
            <input {...radioProps(fields.tax, "included")} />
            Included in every price, at this rate:
          </label>
          <div className="grid gap-4 pl-7 sm:grid-cols-2">
            <TextField
              {...inputProps(fields.taxRate)}
              label="Rate in Percent"
              inputMode="decimal"
              placeholder="19"
              autoComplete="off"
            />
            <TextField {...inputProps(fields.taxName)} label="Name of the Tax" autoComplete="off" />
          </div>
          <label className="flex min-h-11 items-center gap-3">
            <input {...radioProps(fields.tax, "stripe")} />
            Included in every price, as Stripe Tax calculates it
          </label>
          <p className="pl-7 text-ink-soft text-sm">
            Customers name their country before they pay; the price stays the same. Activate Stripe Tax at Stripe first,
            with your registrations and a tax code: where you have no registration, Stripe finds no tax. It takes a fee
            for each calculation, records every sale and takes refunds back. Customers' VAT numbers do not change the
            tax.
          </p>
          {fields.tax.errors ? <p className="pl-7 text-danger text-sm">{fields.tax.errors[0]}</p> : null}
        </fieldset>
        <TextArea
          {...textareaProps(fields.taxNote)}
          label="Sentence on Invoices"
          hint="For example why there is no tax: “No VAT is charged: small business under § 19 UStG.” May be empty."
          rows={2}
        />
      </DeskCard>
      <DeskCard title="Numbers">
        <TextField
          {...inputProps(fields.numberPrefix)}
          label="Prefix"
          hint="Invoices are INV-1, INV-2 and so on, credit notes CN-1. With the prefix GA- they are GA-INV-1. Choose a new one after restoring a backup, so that no number exists twice."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </DeskCard>
      <Button disabled={saving} className="justify-self-start">
        {saving ? "Saving..." : "Save"}
      </Button>
    </Form>
  );
}
