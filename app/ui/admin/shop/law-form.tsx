import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import type { Law } from "#app/domain/shop/law-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { checkboxProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";

export const lawFormId = "law";

export function LawForm({ law }: { law: Law }) {
  const saving = useNavigation().formMethod === "POST";
  const [form, fields] = usePageForm<Law>({ id: lawFormId, defaultValue: law });
  return (
    <Form {...getFormProps(form)} method="post" className="grid gap-4">
      <DeskCard title="Consumers in the European Union">
        <label className="flex cursor-pointer items-start gap-3">
          <input {...checkboxProps(fields.sellsToEu)} className="mt-0.5 size-5 shrink-0" />
          <span>
            I sell to consumers in the EU
            <span className="block text-ink-soft text-sm">
              The pay button names the obligation to pay, and customers can withdraw within 14 days: a page for it is
              linked in the footer, the account and the receipt. Refunds are automatic.
            </span>
          </span>
        </label>
        <label className="flex cursor-pointer items-start gap-3">
          <input {...checkboxProps(fields.asksConsent)} className="mt-0.5 size-5 shrink-0" />
          <span>
            Ask for consent to begin at once
            <span className="block text-ink-soft text-sm">
              Customers tick, before they pay, that their right of withdrawal ends once a design is delivered.{" "}
              <strong className="text-ink">
                Without it, customers may receive their designs and still withdraw for a full refund.
              </strong>
            </span>
          </span>
        </label>
      </DeskCard>
      <Button disabled={saving} className="justify-self-start">
        {saving ? "Saving..." : "Save"}
      </Button>
    </Form>
  );
}
