import type { Order } from "#app/domain/orders/order.ts";
import { amountDueCents } from "#app/domain/orders/request/design-request.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { StatusBadge } from "./status-badge.tsx";

export type OrderFactsProps = Pick<
  Order,
  | "id"
  | "name"
  | "status"
  | "paymentStatus"
  | "dispute"
  | "refunds"
  | "package"
  | "priceCents"
  | "discountCents"
  | "currency"
  | "imageCount"
>;

/** `ready`: how many designs are there, while others are still drawn. */
export function OrderFacts({ ready, ...order }: OrderFactsProps & { ready?: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <StatusBadge
        status={order.status}
        paymentStatus={order.paymentStatus}
        dispute={order.dispute}
        refunds={order.refunds}
      />
      <span>
        {order.name ? `${orderNumber(order.id)} · ` : null}
        {order.package} · {order.imageCount === 1 ? "1 image" : `${order.imageCount} images`}
        {" · "}
        {formatMoney(amountDueCents(order), order.currency)}
        {ready ? ` · ${ready} of ${order.imageCount} ready` : null}
      </span>
    </p>
  );
}
