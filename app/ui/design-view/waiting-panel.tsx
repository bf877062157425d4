import type { Order } from "#app/domain/orders/order.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { WishNote } from "./wish-reading.tsx";

export function WaitingPanel({
  order,
  estimate,
  waitsForRoom,
}: {
  order: Order;
  estimate: string | undefined;
  waitsForRoom: boolean | undefined;
}) {
  const done = order.images.length;
  return (
    <section aria-label="Progress" className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-2">
      <div className="relative overflow-hidden rounded-lg">
        <MediaPicture {...order.photo} alt="Your yard" sizes="(min-width: 768px) 30rem, 100vw" eager />
        <div className="sheen absolute inset-0" aria-hidden="true" />
      </div>
      <div>
        <p className="font-semibold font-serif text-3xl sm:text-4xl">
          {waitsForRoom ? "A little later than usual" : "Drawing your designs"}
        </p>
        {estimate && !waitsForRoom ? <p className="mt-2 text-ink-soft">{estimate}</p> : null}
        <p className="mt-3 text-lg" role="status">
          {done} of {order.imageCount} ready
        </p>
        <progress className="mt-3 block h-2 w-full" value={done} max={order.imageCount} aria-label="Pictures ready" />
        <p className="mt-3">{waitsForRoom ? noRoomWords : workWords(done, order.imageCount)}</p>
        <p className="mt-4 text-ink-soft text-sm">
          Your images are being generated. Processing usually takes{" "}
          <span className="whitespace-nowrap">2-3 minutes</span>; you will also receive them by e-mail at{" "}
          <strong className="wrap-anywhere">{order.deliveryEmail}</strong> in roughly{" "}
          <span className="whitespace-nowrap">5-15 minutes</span>. You may close this page: the designs stay in your
          account.
        </p>
        <div className="mt-4">
          <WishNote wish={order.wish} when="before" />
        </div>
      </div>
    </section>
  );
}

const noRoomWords =
  "Our server has no room for pictures just now, and we have been told. Your order waits and nothing of it is lost: your designs are made as soon as there is room. If that takes longer than three days, you are refunded automatically.";

function workWords(done: number, count: number): string {
  if (done === 0)
    return count === 1
      ? "Reading your yard, then laying out your design."
      : `Reading your yard, then laying out design 1 of ${count}.`;
  return done < count ? `Laying out and planting design ${done + 1} of ${count}.` : "Putting everything together.";
}
