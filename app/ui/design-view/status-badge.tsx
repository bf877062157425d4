import { hasWithdrawn, type Order } from "#app/domain/orders/order.ts";
import type { OrderStatus, PaymentStatus } from "#app/domain/orders/request/design-request.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const looks: Record<OrderStatus, { tone: BadgeTone; words: string }> = {
  pending: { tone: "outline", words: "Pending" },
  processing: { tone: "secondary", words: "Processing" },
  completed: { tone: "primary", words: "Completed" },
  partial: { tone: "accent", words: "Partial" },
  error: { tone: "danger", words: "Error" },
};

const withdrawnLook = { tone: "outline", words: "Withdrawn" } as const;
const unknownLook = { tone: "outline", words: "In progress" } as const;

interface StatusBadgeProps {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  dispute: Order["dispute"];
  refunds?: Order["refunds"];
}

export function StatusBadge({ status, paymentStatus, dispute, refunds = [] }: StatusBadgeProps) {
  // A status written by a newer version of the program must not break the list of orders.
  const ended = status === "error" && hasWithdrawn(refunds) ? withdrawnLook : undefined;
  const look = ended ?? (looks as Record<string, (typeof looks)[OrderStatus] | undefined>)[status] ?? unknownLook;
  const refunded = { refunded: "Refunded", partially_refunded: "Partly refunded" }[paymentStatus as string];
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={look.tone}>{look.words}</Badge>
      {refunded ? <Badge tone="outline">{refunded}</Badge> : null}
      {dispute === "open" ? <Badge tone="outline">Disputed</Badge> : null}
    </span>
  );
}
