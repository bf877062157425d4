import { Download } from "lucide-react";
import { Form, useNavigation } from "react-router";
import type { Order } from "#app/domain/orders/order.ts";
import { orderNameLengthAtMost } from "#app/domain/orders/request/order-name.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Fold, FoldSheet } from "#app/ui/fold.tsx";

/** A name that could not be taken, as it was typed. */
export interface NameTry {
  typed: string;
  message: string;
}

/** What an owner may do with the order as a whole. */
export function OwnersFolds({ order, nameTry }: { order: Order; nameTry: NameTry | undefined }) {
  const busy = useNavigation().state === "submitting";
  return (
    <div className="print:hidden">
      <h3 className="mb-2">This order</h3>
      <FoldSheet id="order" label="This order">
        <a
          href={`/api/designs/${order.id}/designs.zip`}
          download
          className="flex min-h-11 items-center justify-between gap-4 border-line border-t px-4 py-2 font-medium text-moss -outline-offset-4"
        >
          Download everything as a ZIP
          <Download aria-hidden="true" className="size-5 shrink-0" />
        </a>
        <Fold title={order.name ? "Rename this order" : "Give this order a name"} about="" open={nameTry !== undefined}>
          <Form method="post" action={`/results/${order.id}`} className="grid max-w-measure gap-4">
            <input type="hidden" name="intent" value="name" />
            <TextField
              id="order-name"
              name="name"
              defaultValue={nameTry?.typed ?? order.name ?? ""}
              maxLength={orderNameLengthAtMost}
              error={nameTry?.message}
              label="Name"
              hint="For example: Grandma's front yard. Only you see it. Leave it empty to go by its number."
            />
            <div>
              <Button variant="secondary" disabled={busy}>
                Save the name
              </Button>
            </div>
          </Form>
        </Fold>
      </FoldSheet>
    </div>
  );
}
