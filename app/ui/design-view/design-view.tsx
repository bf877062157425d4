import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { isUnderWay, type Order } from "#app/domain/orders/order.ts";
import { isOpen } from "#app/domain/orders/request/design-request.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import type { OrderPlans } from "#app/domain/plans/plan-sheet.ts";
import type { ToldWish } from "#app/domain/plans/wish-words.ts";
import { LaterPicture } from "#app/ui/later-picture.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import type { ScaleTry } from "#app/ui/scale/length-form.tsx";
import { Link } from "../link.tsx";
import { DesignsSection } from "./designs-section.tsx";
import type { NameTry } from "./owners-folds.tsx";
import { PhotoKeeping } from "./photo-keeping.tsx";
import { RefundNote } from "./refund-note.tsx";
import { chooseDesign, listVersions } from "./stage/shown-designs.ts";
import { StatePanel } from "./state-panel.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";
import { WishNote } from "./wish-reading.tsx";

interface DesignViewProps {
  order: Order;
  plans: OrderPlans;
  estimate?: string;
  /** No picture can be made until the operator has made room. */
  waitsForRoom?: boolean;
  /** What was typed as a known length and could not be taken. */
  scaleTry?: ScaleTry;
  nameTry?: NameTry;
  /** Everybody may look at the sample: nothing can be asked for there, and no script runs. */
  readOnly?: boolean;
  /** There: in which unit plans are told. */
  units?: ReactNode;
}

/** Everything about one order, in whichever state it is. */
export function DesignView({
  order,
  plans,
  estimate,
  waitsForRoom,
  scaleTry,
  nameTry,
  readOnly = false,
  units,
}: DesignViewProps) {
  const [query] = useSearchParams();
  const designs = listVersions(order.images);
  const isDone = order.status === "completed" || order.status === "partial";
  const choice = isDone || query.has("design") ? chooseDesign(designs, query) : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-12">
      {order.status === "error" ? null : <RefundNote order={order} />}
      {isUnderWay(order) ? <WaitingPanel {...{ order, estimate, waitsForRoom }} /> : null}
      {designs.length > 0 ? (
        <DesignsSection {...{ order, designs, choice, plans, scaleTry, nameTry, readOnly, units }} />
      ) : null}
      <StatePanel order={order} />
      {isUnderWay(order) && order.wish ? (
        // Their wish stands beside the photo already, as it was understood.
        <HowLongKept order={order} />
      ) : (
        <WhatYouSent {...{ order, isDone, readOnly }} />
      )}
    </div>
  );
}

/** Each finished picture says for itself what it had no room for. */
function withoutRoom(wish: ToldWish): ToldWish {
  return { ...wish, room: undefined };
}

/** Where the order stands and what it is, for under the heading. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <StatusBadge status={order.status} paymentStatus={order.paymentStatus} dispute={order.dispute} />
      <span>
        {order.name ? `${orderNumber(order.id)} · ` : null}
        {order.package} · {order.imageCount === 1 ? "1 image" : `${order.imageCount} images`} · ${order.packagePrice}
      </span>
    </p>
  );
}

function HowLongKept({ order }: { order: Order }) {
  return (
    <div className="not-first:mt-4 print:hidden">
      <PhotoKeeping photoKept={order.photoKept} isUnpaid={isOpen(order)} />
      {isUnderWay(order) ? null : (
        <Link
          to={`/designs/${order.id}/delete`}
          className="inline-flex min-h-11 items-center text-ink-soft text-sm underline underline-offset-4"
        >
          Delete this order
        </Link>
      )}
    </div>
  );
}

const photoWords = "Your original photo";

function WhatYouSent({ order, isDone, readOnly }: { order: Order; isDone: boolean; readOnly: boolean }) {
  return (
    <section aria-labelledby="what-you-sent" className="break-inside-avoid border-line border-t pt-8">
      <h2 id="what-you-sent" className="mb-4">
        {readOnly ? "What was sent" : "What you sent"}
      </h2>
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6">
        {isUnderWay(order) || order.status === "pending" ? null : (
          // On paper it stands above, beside the first design, if there is one.
          <div className={`sm:row-span-2 ${order.images.length > 0 ? "print:hidden" : ""}`}>
            {order.images.length === 0 ? (
              <MediaPicture {...order.photo} alt={photoWords} sizes="(min-width: 40rem) 20rem, 7rem" eager />
            ) : (
              <LaterPicture picture={order.photo} alt={photoWords} width={240} />
            )}
          </div>
        )}
        <blockquote className="wrap-anywhere m-0 max-w-measure whitespace-pre-line font-serif first:col-span-2 sm:text-lg print:col-span-2">
          “{order.prompt}”
        </blockquote>
        {isDone || order.status === "pending" ? (
          <div
            className={`max-w-measure empty:hidden max-sm:col-span-2 print:col-span-2 ${isDone ? "" : "sm:col-span-2"}`}
          >
            <WishNote wish={order.wish && withoutRoom(order.wish)} when={isDone ? "after" : "before"} />
          </div>
        ) : null}
      </div>
      {readOnly ? null : <HowLongKept order={order} />}
    </section>
  );
}
