import { type FieldMetadata, getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { packageLimits } from "#app/domain/shop/money/package.ts";
import type { PackagesFields } from "#app/domain/shop/money/packages-schema.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { checkboxProps, inputProps, selectProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";

export const packagesFormId = "packages";

type Row = PackagesFields["packages"][number];

interface PackagesFormProps {
  typed: { currency: string; notHappyDays: string; packages: Row[] };
  currencies: { code: string; name: string }[];
}

/** One form for all, with an empty package at its end while there may be another. */
export function PackagesForm({ typed, currencies }: PackagesFormProps) {
  const saving = useNavigation().formMethod === "POST";
  const place = String(typed.packages.length + 1);
  const blank: Row = { ...emptyTexts, imageCount: "1", place, state: "shown" };
  const rows = typed.packages.length < packageLimits.packagesAtMost ? [...typed.packages, blank] : typed.packages;
  const [form, fields] = usePageForm<PackagesFields>({
    id: packagesFormId,
    defaultValue: { ...typed, packages: rows },
  });
  return (
    <Form {...getFormProps(form)} method="post" className="grid gap-4">
      {Object.keys(form.allErrors).length > 0 ? (
        <Alert>Nothing was changed yet: something below needs another look. What you typed is kept.</Alert>
      ) : null}
      <DeskCard title="Currency">
        <SelectField
          {...selectProps(fields.currency)}
          label="Currency of New Orders"
          hint="All that Stripe takes payments in. With another currency, type the prices anew."
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </DeskCard>
      <DeskCard title="Money-Back Guarantee">
        <TextField
          {...inputProps(fields.notHappyDays)}
          label="Money-Back Guarantee, Days"
          hint="Besides the legal 14 days: after the designs are done, with one button, once a year for each account. Stated beside the price. 0: not offered."
          inputMode="numeric"
          autoComplete="off"
        />
      </DeskCard>
      {fields.packages.getFieldList().map((row) => (
        <PackageCard key={row.key} row={row} />
      ))}
      <Button disabled={saving} className="justify-self-start">
        {saving ? "Saving..." : "Save"}
      </Button>
    </Form>
  );
}

const emptyTexts = { id: "", name: "", description: "", bestFor: "", price: "" };

function PackageCard({ row }: { row: FieldMetadata<Row, PackagesFields> }) {
  const fields = row.getFieldset();
  const isNew = !fields.id.initialValue;
  return (
    <DeskCard title={isNew ? "Another Package" : (fields.name.initialValue ?? "")}>
      <input type="hidden" name={fields.id.name} defaultValue={fields.id.initialValue} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...inputProps(fields.name)} label="Name" maxLength={packageLimits.nameAtMost} autoComplete="off" />
        <TextField
          {...inputProps(fields.bestFor)}
          label="Best For"
          maxLength={packageLimits.bestForAtMost}
          autoComplete="off"
        />
        <TextField
          {...inputProps(fields.description)}
          label="Description"
          maxLength={packageLimits.descriptionAtMost}
          className="sm:col-span-2"
          autoComplete="off"
        />
        <TextField {...inputProps(fields.price)} label="Price" inputMode="decimal" autoComplete="off" />
        <TextField {...inputProps(fields.imageCount)} label="Pictures" inputMode="numeric" autoComplete="off" />
        <SelectField {...selectProps(fields.place)} label="Place">
          {Array.from({ length: packageLimits.packagesAtMost }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </SelectField>
        <SelectField {...selectProps(fields.state)} label="On Sale">
          <option value="shown">Yes</option>
          <option value="hidden">No, hidden for now</option>
          {isNew ? null : <option value="removed">No, remove it</option>}
        </SelectField>
        <div>
          <label className="flex min-h-11 items-center gap-2.5">
            <input {...checkboxProps(fields.popular)} className="size-5 shrink-0" /> Preselected and marked as popular
          </label>
          {fields.popular.errors ? <p className="text-danger text-sm">{fields.popular.errors[0]}</p> : null}
        </div>
      </div>
    </DeskCard>
  );
}
