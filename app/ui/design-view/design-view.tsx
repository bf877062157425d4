import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { Order } from "#app/domain/orders/order.ts";
import type { OrderPlans } from "#app/domain/plans/plan-sheet.ts";
import { laterPart } from "../later-part.ts";
import { DesignsSection } from "./designs-section.tsx";
import { RefundNote } from "./refund-note.tsx";
import { chooseDesign, listVersions } from "./stage/shown-designs.ts";
import { StatePanel } from "./state-panel.tsx";
import { WhatYouSent } from "./what-you-sent.tsx";

interface DesignViewProps {
  order: Order;
  plans: OrderPlans;
  /** The refund when something was not as ordered; "" when all is well. */
  refundTold?: string;
  estimate?: string;
  /** The disk is full: no picture can be made until the operator frees space. */
  waitsForRoom?: boolean;
  /** The public sample: it has no forms, and no script runs. */
  readOnly?: boolean;
  /** The unit of the sample's plans. */
  units?: ReactNode;
}

/** In any state. */
export function DesignView({
  order,
  plans,
  refundTold = "",
  estimate,
  waitsForRoom,
  readOnly = false,
  units,
}: DesignViewProps) {
  const { id, status, paymentStatus, packagePrice, imageCount, photo, photoKept, prompt, wish } = order;
  const [query] = useSearchParams();
  const designs = listVersions(order.images);
  const isDone = status === "completed" || status === "partial";
  const choice = isDone || query.has("design") ? chooseDesign(designs, query) : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-12">
      {refundTold && status !== "error" ? <RefundNote words={refundTold} /> : null}
      {status === "processing" ? <LaterWaitingPanel {...{ order, estimate, waitsForRoom }} /> : null}
      {designs.length > 0 ? <DesignsSection {...{ order, designs, choice, plans, readOnly, units }} /> : null}
      <StatePanel
        {...{ id, status, paymentStatus, packagePrice, imageCount, photo, refundTold }}
        hasImages={order.images.length > 0}
      />
      <WhatYouSent
        order={{ id, status, paymentStatus, photo, photoKept, prompt, wish }}
        hasImages={order.images.length > 0}
        isDone={isDone}
        readOnly={readOnly}
      />
    </div>
  );
}

const LaterWaitingPanel = laterPart(async () => (await import("./waiting-panel.tsx")).WaitingPanel);
