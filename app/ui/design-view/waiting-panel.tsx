import type { Order } from "#app/domain/orders/order.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { WishNote } from "./wish-reading.tsx";

/** The customer's own photo under a soft sheen, how far the work is, and what is being drawn. */
export function WaitingPanel({ order, estimate }: { order: Order; estimate: string | undefined }) {
  const done = order.images.length;
  return (
    <section aria-label="Progress" className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-2">
      <div className="relative overflow-hidden rounded-lg">
        <MediaPicture {...order.photo} alt="Your yard" sizes="(min-width: 768px) 30rem, 100vw" eager />
        <div className="sheen absolute inset-0" aria-hidden="true" />
      </div>
      <div>
        <p className="font-semibold font-serif text-3xl" role="status">
          {done} of {order.imageCount} ready
        </p>
        <progress className="mt-4 block h-2 w-full" value={done} max={order.imageCount} aria-label="Pictures ready" />
        <p className="mt-4">
          Your images are being generated. Processing usually takes{" "}
          <span className="whitespace-nowrap">2-3 minutes</span>; you will also receive them by e-mail at{" "}
          <strong className="wrap-anywhere">{order.deliveryEmail}</strong> in roughly{" "}
          <span className="whitespace-nowrap">5-15 minutes</span>.
        </p>
        {estimate ? <p className="mt-2 text-ink-soft">{estimate}</p> : null}
        <p className="mt-2 text-ink-soft">You may close this page: the designs stay in your account.</p>
        <WishNote wish={order.wish} when="before" />
      </div>
    </section>
  );
}
