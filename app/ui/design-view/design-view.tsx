import { type DesignImage, isUnderWay, type Order } from "#app/domain/orders/order.ts";
import { pictureName } from "#app/domain/orders/pictures/picture-name.ts";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import type { OrderPlans } from "#app/domain/plans/plan-sheet.ts";
import type { ToldWish } from "#app/domain/plans/wish-words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import type { ScaleTry } from "#app/ui/scale/length-form.tsx";
import { DesignCard, LeadingDesign } from "./design-card.tsx";
import { FollowUps } from "./follow-ups.tsx";
import { PlanDetails } from "./plan/plan-details.tsx";
import { ScaleForm } from "./plan/scale-form.tsx";
import { RefundNote } from "./refund-note.tsx";
import { refundWords } from "./refund-words.ts";
import { StatusBadge } from "./status-badge.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";
import { WishNote } from "./wish-reading.tsx";

interface DesignViewProps {
  order: Order;
  estimate: string | undefined;
  plans: OrderPlans;
  /** What was typed as a known length and could not be taken. */
  scaleTry: ScaleTry | undefined;
}

/** Everything about one order, in whichever state it is. */
export function DesignView({ order, estimate, plans, scaleTry }: DesignViewProps) {
  const [first, ...rest] = order.images;
  const isDone = order.status === "completed" || order.status === "partial";
  const under = (image: DesignImage) => (
    <>
      <PlanDetails
        requestId={order.id}
        sheet={plans.sheets.find((sheet) => sheet.name === pictureName(image))}
        className="mt-2"
      />
      <FollowUps image={image} />
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      {order.status === "error" ? null : <RefundNote order={order} />}
      {isUnderWay(order) ? <WaitingPanel order={order} estimate={estimate} /> : null}
      {first ? (
        <section aria-labelledby="your-designs" className="grid gap-8">
          <h2 id="your-designs" className="-mb-4">
            {order.imageCount === 1 ? "Your design" : "Your designs"}
          </h2>
          {isDone ? (
            <div>
              <LeadingDesign image={first} number={first.variationNumber} before={order.photo} />
              <WishNote wish={order.wish && withoutRoom(order.wish)} when="after" />
              {under(first)}
            </div>
          ) : null}
          <div className="grid gap-8 empty:hidden md:grid-cols-2">
            {(isDone ? rest : order.images).map((image) => (
              <div key={image.id}>
                <DesignCard image={image} number={image.variationNumber} />
                {under(image)}
              </div>
            ))}
          </div>
        </section>
      ) : null}
      {plans.scale ? <ScaleForm scale={plans.scale} photo={order.photo} lastTry={scaleTry} /> : null}
      <StatePanel order={order} />
      <WhatYouSent order={order} />
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
        {order.package} · {order.imageCount === 1 ? "1 image" : `${order.imageCount} images`} · ${order.packagePrice}
      </span>
    </p>
  );
}

/** What is said when there is nothing (more) to show. */
function StatePanel({ order }: { order: Order }) {
  if (isUnderWay(order)) return null;
  if (order.status === "error") {
    return (
      <Panel title="Something went wrong">
        <p>There was an error generating your designs. Please try again or contact support.</p>
        <p className="mt-2">{refundWords(order)}</p>
        <ButtonLink to="/#transform" className="mt-4">
          Create New Design
        </ButtonLink>
      </Panel>
    );
  }
  if (order.status === "pending") {
    return (
      <Panel title="Images Processing">
        {isUnpaid(order) ? (
          <>
            <p>Your designs are made as soon as the order is paid.</p>
            <ButtonLink to={`/payment/${order.id}`} reloadDocument className="mt-4">
              Complete payment
            </ButtonLink>
          </>
        ) : (
          "Your images are being processed and will arrive by e-mail."
        )}
      </Panel>
    );
  }
  return order.images.length === 0 ? <Panel title="No designs available">No designs available</Panel> : null;
}

function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-sand/50 p-6">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}

function WhatYouSent({ order }: { order: Order }) {
  return (
    <section aria-labelledby="what-you-sent" className="break-inside-avoid border-line border-t pt-8">
      <h2 id="what-you-sent" className="mb-4">
        What you sent
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        {isUnderWay(order) ? null : (
          // On paper it stands above, beside the first design, if there is one.
          <div className={order.images.length > 0 ? "print:hidden" : ""}>
            <MediaPicture {...order.photo} alt="Your original photo" sizes="20rem" eager={order.images.length === 0} />
          </div>
        )}
        <blockquote className="wrap-anywhere m-0 max-w-measure whitespace-pre-line font-serif text-lg sm:only:col-span-2 print:col-span-2">
          “{order.prompt}”
        </blockquote>
      </div>
    </section>
  );
}
