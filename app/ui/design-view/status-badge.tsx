import type { Order } from "#app/domain/orders/order.ts";
import type { OrderStatus, PaymentStatus } from "#app/domain/orders/request/design-request.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const looks: Record<OrderStatus, { tone: BadgeTone; words: string }> = {
  pending: { tone: "outline", words: "Pending" },
  processing: { tone: "secondary", words: "Processing" },
  completed: { tone: "primary", words: "Completed" },
  partial: { tone: "accent", words: "Partial" },
  error: { tone: "danger", words: "Error" },
};

interface StatusBadgeProps {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  dispute: Order["dispute"];
}

/** Where an order stands, and whether money went back or is asked back. */
export function StatusBadge({ status, paymentStatus, dispute }: StatusBadgeProps) {
  const refunded = { refunded: "Refunded", partially_refunded: "Partly refunded" }[paymentStatus as string];
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={looks[status].tone}>{looks[status].words}</Badge>
      {refunded ? <Badge tone="outline">{refunded}</Badge> : null}
      {dispute === "open" ? <Badge tone="outline">Disputed</Badge> : null}
    </span>
  );
}
