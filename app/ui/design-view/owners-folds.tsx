import { Download } from "lucide-react";
import type { Order } from "#app/domain/orders/order.ts";
import { Fold, FoldSheet } from "#app/ui/fold.tsx";
import { servedPart } from "../served-part.tsx";
import { NameForm, type NameTry } from "./name-form.tsx";

/** What an owner may do with the order as a whole. */
export function OwnersFolds({ order, nameTry }: { order: Order; nameTry: NameTry | undefined }) {
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
          <ServedNameForm orderId={order.id} name={order.name} nameTry={nameTry} />
        </Fold>
      </FoldSheet>
    </div>
  );
}

const ServedNameForm = servedPart(
  import.meta.env.SSR && NameForm,
  async () => (await import("./name-form.tsx")).NameForm,
);
