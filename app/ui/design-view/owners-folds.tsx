import { Download, ReceiptText } from "lucide-react";
import { href } from "react-router";
import type { Order } from "#app/domain/orders/order.ts";
import { Fold, FoldSheet } from "#app/ui/fold.tsx";
import { useRefusal } from "../form/use-page-form.ts";
import { Link } from "../link.tsx";
import type { DeliveryTold } from "./letter/delivery-words.tsx";
import { LetterFold } from "./letter/letter-fold.tsx";
import { NameForm, nameFormId } from "./name-form.tsx";

interface OwnersFoldsProps {
  order: Order;
  isDone: boolean;
  delivery: DeliveryTold | undefined;
  isInvoiced: boolean;
}

export function OwnersFolds({ order, isDone, delivery, isInvoiced }: OwnersFoldsProps) {
  const isRefused = useRefusal(nameFormId) !== undefined;
  if (!isDone && !delivery && !isInvoiced) return null;
  return (
    <div className="print:hidden">
      <h3 className="mb-2">This order</h3>
      <FoldSheet id="order" label="This order">
        {isDone ? (
          <>
            <a
              href={href("/api/designs/:requestId/designs.zip", { requestId: String(order.id) })}
              download
              className="flex min-h-11 items-center justify-between gap-4 border-line border-t px-4 py-2 font-medium text-moss -outline-offset-4"
            >
              Download everything as a ZIP
              <Download aria-hidden="true" className="size-5 shrink-0" />
            </a>
            <Fold title={order.name ? "Rename this order" : "Give this order a name"} about="" open={isRefused}>
              <NameForm orderId={order.id} name={order.name} />
            </Fold>
          </>
        ) : null}
        {isInvoiced ? (
          <Link
            to={href("/designs/:requestId/invoice", { requestId: String(order.id) })}
            className="flex min-h-11 items-center justify-between gap-4 border-line border-t px-4 py-2 font-medium text-moss -outline-offset-4"
          >
            Invoice
            <ReceiptText aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        ) : null}
        {delivery ? <LetterFold orderId={order.id} delivery={delivery} /> : null}
      </FoldSheet>
    </div>
  );
}
