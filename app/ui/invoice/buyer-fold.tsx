import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import type { Buyer } from "#app/domain/invoices/buyer-schema.ts";
import type { Country } from "#app/domain/shop/countries.ts";
import { Button } from "../button.tsx";
import { Fold } from "../fold.tsx";
import { usePageForm, useRefusal } from "../form/use-page-form.ts";
import { PartyFields } from "./party-fields.tsx";

export const buyerFormId = "buyer";
export const buyerIntent = "buyer";
export const noBuyerIntent = "no-buyer";

export interface BuyerFoldProps {
  buyer: Buyer | null;
  countries: readonly Country[];
}

/** Of an unpaid order; an invoice is valid without it where it is about a small amount. */
export function BuyerFold({ buyer, countries }: BuyerFoldProps) {
  const [form, fields] = usePageForm<Buyer>({ id: buyerFormId, defaultValue: buyer ?? {} });
  const isRefused = useRefusal(buyerFormId) !== undefined;
  return (
    <Fold
      title={buyer ? `Invoice to ${buyer.name}` : "Need your name on the invoice?"}
      about=""
      hint={buyer ? undefined : "For a company, or for your taxes."}
      open={isRefused}
      className="mb-4"
    >
      <Form {...getFormProps(form)} method="post" className="grid gap-4">
        <PartyFields fields={fields} countries={countries} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" name="intent" value={buyerIntent}>
            Put it on the invoice
          </Button>
          {buyer ? (
            <Button variant="quiet" name="intent" value={noBuyerIntent} formNoValidate>
              Leave it out
            </Button>
          ) : null}
        </div>
      </Form>
    </Fold>
  );
}
