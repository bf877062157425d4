import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { Order } from "#app/domain/orders/order.ts";
import { hasWithdrawn } from "#app/domain/orders/order.ts";
import { momentQuery, readMoment, type ShownMoment } from "#app/domain/orders/pictures/moment.ts";
import type { OrderPlans } from "#app/domain/plans/plan-sheet.ts";
import { laterPart } from "../later-part.ts";
import { DesignsSection } from "./designs-section.tsx";
import type { DeliveryTold } from "./letter/delivery-words.tsx";
import { OwnersFolds } from "./owners-folds.tsx";
import { RefundNote } from "./refund-note.tsx";
import { chooseDesign, listVersions } from "./stage/shown-designs.ts";
import { StatePanel } from "./state-panel.tsx";
import type { WaitingNotes } from "./waiting-panel.tsx";
import { WhatYouSent } from "./what-you-sent.tsx";

interface DesignViewProps {
  order: Order;
  plans: OrderPlans;
  /** The refund when something was not as ordered; "" when all is well. */
  refundTold?: string;
  waiting?: WaitingNotes;
  /** Of the last e-mail about the order. */
  delivery?: DeliveryTold;
  isInvoiced?: boolean;
  moment?: ShownMoment;
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
  waiting = {},
  delivery,
  isInvoiced = false,
  moment,
  readOnly = false,
  units,
}: DesignViewProps) {
  const { id, status, paymentStatus, priceCents, discountCents, currency, imageCount, photo, photoKept, prompt, wish } =
    order;
  const [query] = useSearchParams();
  const designs = listVersions(order.images);
  const isDone = status === "completed" || status === "partial";
  const choice = chooseDesign(designs, query);
  // Back at the first picture, the page still has the data of the moment.
  const isNamed = moment && momentQuery(moment.moment) === momentQuery(readMoment(query) ?? {});
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-12">
      {refundTold && status !== "error" ? <RefundNote words={refundTold} /> : null}
      {choice ? (
        <DesignsSection
          {...{ order, designs, choice, plans, isDone, readOnly, units }}
          moment={isNamed ? moment : undefined}
        />
      ) : null}
      {status === "processing" ? <LaterWaitingPanel order={order} {...waiting} /> : null}
      <StatePanel
        {...{ id, status, paymentStatus, priceCents, discountCents, currency, imageCount, photo, refundTold }}
        isWithdrawn={hasWithdrawn(order.refunds)}
        hasImages={order.images.length > 0}
      />
      <WhatYouSent
        order={{ id, status, paymentStatus, photo, photoKept, prompt, wish }}
        hasImages={order.images.length > 0}
        isDone={isDone}
        readOnly={readOnly}
      />
      {readOnly ? null : (
        <OwnersFolds order={order} isDone={isDone && designs.length > 0} {...{ delivery, isInvoiced }} />
      )}
    </div>
  );
}

const LaterWaitingPanel = laterPart(async () => (await import("./waiting-panel.tsx")).WaitingPanel);
