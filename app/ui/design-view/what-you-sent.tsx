import { href } from "react-router";
import { isUnderWay, type Order } from "#app/domain/orders/order.ts";
import { isOpen, isPendingOrUnknown } from "#app/domain/orders/request/design-request.ts";
import type { ShownWish } from "#app/domain/plans/wish-words.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { Link } from "../link.tsx";
import { PhotoKeeping } from "./photo-keeping.tsx";
import { WishNote } from "./wish-reading.tsx";

type SentOrder = Pick<Order, "id" | "status" | "paymentStatus" | "photo" | "photoKept" | "prompt" | "wish">;

export interface WhatYouSentProps {
  order: SentOrder;
  hasImages: boolean;
  isDone: boolean;
  readOnly: boolean;
}

/** While the pictures are drawn, the waiting panel shows the wish already. */
export function WhatYouSent({ order, hasImages, isDone, readOnly }: WhatYouSentProps) {
  const isProcessing = order.status === "processing";
  const isToCome = isPendingOrUnknown(order);
  if (isProcessing && order.wish) return <HowLongKept order={order} />;
  return (
    <section aria-labelledby="what-you-sent" className="break-inside-avoid border-line border-t pt-8">
      <h2 id="what-you-sent" className="mb-4">
        {readOnly ? "What was sent" : "What you sent"}
      </h2>
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6">
        {isProcessing || isToCome ? null : (
          // On paper it is printed above, next to the first design, if there is one.
          <div className={`sm:row-span-2 ${hasImages ? "print:hidden" : ""}`}>
            <MediaPicture
              {...order.photo}
              alt="Your original photo"
              sizes={hasImages ? "(min-width: 40rem) 12rem, 7rem" : "(min-width: 40rem) 20rem, 7rem"}
              eager={!hasImages}
              lazy={false}
            />
          </div>
        )}
        <blockquote className="wrap-anywhere m-0 max-w-measure whitespace-pre-line font-serif first:col-span-2 sm:text-lg print:col-span-2">
          “{order.prompt}”
        </blockquote>
        {isDone || isToCome ? (
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

/** Each finished picture lists what it had no space for. */
function withoutRoom(wish: ShownWish): ShownWish {
  return { ...wish, room: undefined };
}

function HowLongKept({ order }: { order: SentOrder }) {
  return (
    <div className="not-first:mt-4 print:hidden">
      <PhotoKeeping photoKept={order.photoKept} isUnpaid={isOpen(order)} />
      {isUnderWay(order) ? null : (
        <Link
          to={href("/designs/:requestId/delete", { requestId: String(order.id) })}
          className="inline-flex min-h-11 items-center text-ink-soft text-sm underline underline-offset-4"
        >
          Delete this order
        </Link>
      )}
    </div>
  );
}
