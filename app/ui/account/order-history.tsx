import { ArrowRight } from "lucide-react";
import { href } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { hasWithdrawn, type Order } from "#app/domain/orders/order.ts";
import { pictureTitle } from "#app/domain/orders/pictures/picture-name.ts";
import { isOpen, isPendingOrUnknown } from "#app/domain/orders/request/design-request.ts";
import { orderTitle } from "#app/domain/orders/request/order-name.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { calendarDate } from "#app/ui/calendar-date.ts";
import { refundWords } from "#app/ui/design-view/refund-words.ts";
import { imagesProcessing, noDesigns, processingWords } from "#app/ui/design-view/state-words.ts";
import { StatusBadge } from "#app/ui/design-view/status-badge.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { Link } from "../link.tsx";

type ListedOrder = Order & { created: string; underWay: boolean };

export function OrderHistory({ orders }: { orders: ListedOrder[] }) {
  if (orders.length === 0) {
    return (
      <div className="rounded-lg border border-line bg-sand/50 p-8">
        <h2 className="text-xl">No designs yet</h2>
        <p className="mt-2 max-w-measure">
          Upload a photo of your yard, say what should change, and your designs will be kept here.
        </p>
        <ButtonLink to={`${href("/")}#transform`} variant="secondary" className="mt-5">
          Create your first design
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className="m-0 grid list-none gap-6 p-0">
      {orders.map((order, index) => (
        <li key={order.id}>
          <OrderHistoryCard order={order} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function OrderHistoryCard({ order, isFirst }: { order: ListedOrder; isFirst: boolean }) {
  const message = messageFor(order);
  return (
    // A press anywhere in the card presses its View Details; other controls are layered above it.
    <article
      aria-labelledby={`design-${order.id}`}
      className={`relative rounded-lg border p-5 sm:p-6 ${looks[stateOf(order)]}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 max-sm:flex-col">
        <h2 id={`design-${order.id}`} className="text-xl">
          {orderTitle(order)}
        </h2>
        <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
          {`Design #${order.id} · ${order.created}`}
          <StatusBadge
            status={order.status}
            paymentStatus={order.paymentStatus}
            dispute={order.dispute}
            refunds={order.refunds}
          />
        </p>
      </header>
      {order.images.length > 0 ? (
        <>
          <ContactPrints order={order} isFirst={isFirst} />
          <Wish order={order} />
          {message ? <p className="mt-2 text-ink-soft text-sm">{message}</p> : null}
        </>
      ) : (
        <div className="mt-4 grid items-start gap-x-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
          <LargePrint picture={order.photo} alt="Original photo" isFirst={isFirst} />
          <div className="sm:-mt-4">
            <Wish order={order} />
            {message ? <p className="mt-2 text-ink-soft text-sm">{message}</p> : null}
          </div>
        </div>
      )}
      {order.underWay ? (
        <progress
          className="mt-4 block h-2 w-full"
          value={order.images.length}
          max={order.imageCount}
          aria-label="Pictures ready"
        />
      ) : null}
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {stateOf(order) === "unpaid" ? (
          <ButtonLink
            to={href("/payment/:requestId", { requestId: String(order.id) })}
            // As a document: only a document's policy allows the card form.
            reloadDocument
            className="relative z-1 max-sm:w-full"
          >
            Complete payment
          </ButtonLink>
        ) : null}
        <ButtonLink
          to={href("/designs/:requestId", { requestId: String(order.id) })}
          variant={stateOf(order) === "unpaid" ? "quiet" : "secondary"}
          className={`after:absolute after:inset-0 ${stateOf(order) === "unpaid" ? "px-0!" : ""}`}
        >
          View Details
        </ButtonLink>
        {order.underWay ? null : (
          <Link
            to={href("/designs/:requestId/delete", { requestId: String(order.id) })}
            className="relative z-1 ml-auto inline-flex min-h-11 items-center text-ink-soft text-sm underline-offset-4 hover:underline"
          >
            Delete<span className="sr-only"> {orderTitle(order)}</span>
          </Link>
        )}
      </p>
    </article>
  );
}

type OrderState = "finished" | "underWay" | "unpaid" | "failed";

function stateOf(order: ListedOrder): OrderState {
  if (order.underWay) return "underWay";
  if (order.status === "error") return hasWithdrawn(order.refunds) ? "finished" : "failed";
  return isOpen(order) ? "unpaid" : "finished";
}

/** Distinguishable without reading. */
const looks: Record<OrderState, string> = {
  finished: "border-line bg-raised shadow-soft",
  underWay: "border-moss bg-raised",
  unpaid: "border-edge border-dashed bg-sand/50",
  failed: "border-danger",
};

/** Three lines distinguish an order from others, and its details have the rest; a wish that waits for payment is shown in full. */
function Wish({ order }: { order: ListedOrder }) {
  const clamp = stateOf(order) === "unpaid" ? "" : "line-clamp-3";
  return <p className={`wrap-anywhere mt-4 max-w-measure whitespace-pre-line ${clamp}`}>{order.prompt}</p>;
}

const print = "aspect-4/3 object-cover";
/** On a phone the photo covers a corner of the design, which fills the card. */
const inCorner =
  "max-sm:z-1 max-sm:col-span-full max-sm:col-start-1 max-sm:row-start-1 max-sm:m-2 max-sm:w-1/3 max-sm:self-end max-sm:border-2 max-sm:border-paper";

function ContactPrints({ order, isFirst }: { order: ListedOrder; isFirst: boolean }) {
  const [first, ...others] = order.images;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)] items-center gap-x-2 gap-y-3 lg:grid-cols-[20rem_1.5rem_20rem_minmax(0,1fr)] lg:gap-x-3">
      <MediaPicture
        {...order.photo}
        alt="Original photo"
        sizes="(min-width: 40rem) 20rem, 6rem"
        className={`${print} ${inCorner}`}
      />
      <ArrowRight aria-hidden="true" className="size-full text-ink-soft max-sm:hidden" />
      {first ? (
        <LargePrint
          picture={first.picture}
          alt={pictureTitle(first)}
          isFirst={isFirst}
          className="max-sm:col-span-full max-sm:col-start-1 max-sm:row-start-1"
        />
      ) : null}
      {others.length > 0 ? (
        <div className="col-span-3 grid grid-cols-4 gap-2 sm:grid-cols-5 lg:col-span-1 lg:h-full lg:auto-rows-fr lg:grid-cols-2 lg:gap-3 lg:has-nth-5:grid-cols-3">
          {others.map((image) => (
            <MediaPicture
              key={image.id}
              {...image.picture}
              alt={pictureTitle(image)}
              sizes="7rem"
              // Next to the large one they share its height, whatever their own shape.
              className={`${print} lg:aspect-auto lg:h-0 lg:min-h-full`}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

const largeSizes = "(min-width: 64rem) 20rem, (min-width: 40rem) 42vw, 82vw";

interface LargePrintProps {
  picture: StoredPicture;
  alt: string;
  /** Of the first order of the page, which it opens with. */
  isFirst: boolean;
  className?: string;
}

function LargePrint({ picture, alt, isFirst, className = "" }: LargePrintProps) {
  return <MediaPicture {...picture} alt={alt} sizes={largeSizes} eager={isFirst} className={`${print} ${className}`} />;
}

function keptWords({ photoKept, ...order }: ListedOrder): string {
  return photoKept && isOpen(order) ? `We keep this order and its photo until ${calendarDate(photoKept.until)}.` : "";
}

function messageFor(order: ListedOrder): string {
  const refund = refundWords(order);
  if (isPendingOrUnknown(order)) return `${imagesProcessing}. ${processingWords(order)} ${keptWords(order)}`;
  if (order.underWay) return `${order.images.length} of ${order.imageCount} ready. The rest is being generated.`;
  if (order.status === "error" && hasWithdrawn(order.refunds)) return `You withdrew from this order. ${refund}`;
  if (order.status === "error") return `There was an error generating your designs. ${refund}`;
  return order.images.length > 0 ? refund : `${noDesigns}. ${refund}`;
}
