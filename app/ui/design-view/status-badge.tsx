import type { Design } from "#app/domain/designs/design.ts";
import type { DesignStatus, PaymentStatus } from "#app/domain/designs/design-request.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const looks: Record<DesignStatus, { tone: BadgeTone; words: string }> = {
  pending: { tone: "outline", words: "Pending" },
  processing: { tone: "secondary", words: "Processing" },
  completed: { tone: "primary", words: "Completed" },
  partial: { tone: "accent", words: "Partial" },
  error: { tone: "danger", words: "Error" },
};

interface StatusBadgeProps {
  status: DesignStatus;
  paymentStatus: PaymentStatus;
  dispute: Design["dispute"];
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
