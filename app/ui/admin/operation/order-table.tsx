import { href } from "react-router";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import type { OrderAtDesk } from "#app/domain/upkeep/operation/at-desk.ts";
import { StatusBadge } from "#app/ui/design-view/status-badge.tsx";
import { Link } from "../../link.tsx";

export interface OrderRow extends Omit<OrderAtDesk, "createdAt"> {
  when: string;
}

export function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <table className="w-full border-collapse text-left text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="shadow-[inset_0_-1px_0_var(--color-line)]">
          {["Order", "Customer", "State", "Pictures", "Paid"].map((name) => (
            <th key={name} scope="col" className="py-2.5 pr-4 font-semibold last:pr-0 last:text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ order }: { order: OrderRow }) {
  const { id, when, deliveryEmail, imageCount, made, isGift, sentBy, status, paymentStatus, dispute } = order;
  return (
    <tr className="border-line border-b align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2">
      <td className="pr-4 max-sm:w-full max-sm:pr-0">
        <Link
          to={href("/admin/operation/orders/:requestId", { requestId: String(id) })}
          className="inline-flex min-h-11 items-center gap-2 font-medium"
        >
          <span className="text-moss underline">#{id}</span> <span className="font-normal text-ink-soft">{when}</span>
        </Link>
      </td>
      <td className="wrap-anywhere py-3 pr-4 max-sm:w-full max-sm:py-1">
        {deliveryEmail}
        {sentBy ? <span className="block text-ink-soft">sent by {sentBy}</span> : null}
      </td>
      <td className="py-2.5 pr-4 max-sm:py-1">
        <StatusBadge {...{ status, paymentStatus, dispute }} />
      </td>
      <td className="py-3 pr-4 tabular-nums max-sm:py-1">
        {isGift ? (
          "gift"
        ) : (
          <>
            {made} of {imageCount}
            <span className="sm:sr-only"> pictures</span>
          </>
        )}
      </td>
      <td className="py-3 text-right tabular-nums max-sm:ml-auto max-sm:py-1">
        <Paid order={order} />
      </td>
    </tr>
  );
}

function Paid({ order: { paidAmountCents, refundedAmountCents, currency } }: { order: OrderRow }) {
  if (paidAmountCents === 0) return <span className="text-ink-soft">unpaid</span>;
  return (
    <>
      {formatMoney(paidAmountCents, currency)}
      {refundedAmountCents > 0 ? (
        <span className="block text-clay">{formatMoney(refundedAmountCents, currency)} refunded</span>
      ) : null}
    </>
  );
}
