import type { Order } from "#app/domain/orders/order.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { WishNote } from "./wish-reading.tsx";

export interface WaitingNotes {
  estimate?: string;
  /** Number of the design that is being made; undefined while those of other orders are. */
  drawing?: number;
  /** The disk is full: no picture can be made until the operator frees space. */
  waitsForRoom?: boolean;
}

/** The first design is shown large as soon as it is there; until then, the photo. */
export function WaitingPanel({ order, estimate, drawing, waitsForRoom }: WaitingNotes & { order: Order }) {
  const done = order.images.length;
  const title = waitsForRoom ? "A little later than usual" : done > 0 ? "More to come" : "Drawing your designs";
  return (
    <section
      aria-label="Progress"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:hidden"
    >
      {done === 0 ? (
        <div className="relative overflow-hidden rounded-lg">
          <MediaPicture {...order.photo} alt="Your yard" sizes="(min-width: 768px) 40rem, 100vw" eager />
          <div className="sheen absolute inset-0" aria-hidden="true" />
        </div>
      ) : null}
      <div className={done === 0 ? "grid grid-cols-[minmax(0,1fr)] gap-5" : "contents"}>
        <div>
          <p className="font-semibold font-serif text-2xl sm:text-3xl">{title}</p>
          <p className="mt-2 text-lg" role="status">
            {[done > 0 ? `${done} of ${order.imageCount} ready` : "", waitsForRoom ? "" : estimate]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <Stages order={order} drawing={drawing} waitsForRoom={waitsForRoom} />
          {waitsForRoom ? <p className="mt-3">{noRoomWords}</p> : null}
        </div>
        <div>
          <p className="max-w-measure text-ink-soft text-sm">
            Your images are being generated. Processing usually takes{" "}
            <span className="whitespace-nowrap">2-3 minutes</span>; you will also receive them by e-mail at{" "}
            <strong className="wrap-anywhere">{order.deliveryEmail}</strong> in roughly{" "}
            <span className="whitespace-nowrap">5-15 minutes</span>. You may close this page: the designs stay in your
            account.
          </p>
          <div className="mt-4 max-w-measure">
            <WishNote wish={order.wish} when="before" />
          </div>
        </div>
      </div>
    </section>
  );
}

type Stage = { words: string; state: "done" | "now" | "to come" };

function Stages(props: { order: Order } & Omit<WaitingNotes, "estimate">) {
  return (
    <ol className="mt-3 grid gap-1.5">
      {stagesOf(props).map(({ words, state }) => (
        <li
          key={words}
          aria-current={state === "now" ? "step" : undefined}
          className={`flex gap-3 ${state === "to come" ? "text-ink-soft" : ""} ${state === "now" ? "font-medium" : ""}`}
        >
          <span aria-hidden="true" className="w-4 shrink-0 text-center text-moss">
            {signs[state]}
          </span>
          <span className="wrap-anywhere">
            {words}
            <span className="sr-only">: {state}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const signs = { done: "✓", now: "●", "to come": "○" };

function stagesOf({ order, drawing, waitsForRoom }: { order: Order } & WaitingNotes): Stage[] {
  const { images, imageCount, wish, paymentStatus } = order;
  const isLast = images.length >= imageCount;
  const later = drawing === undefined ? 0 : imageCount - drawing;
  const now = drawing === undefined ? inLine : `Laying out and planting design ${drawing} of ${imageCount}`;
  return [
    ...(paymentStatus === "paid" ? [{ words: "Payment received", state: "done" } as const] : []),
    ...(wish ? [{ words: "Wish read", state: "done" } as const] : []),
    ...(images.length > 0 ? [{ words: drawnWords(images.length), state: "done" } as const] : []),
    ...(isLast || waitsForRoom ? [] : [{ words: now, state: "now" } as const]),
    ...(later > 0
      ? [{ words: later === 1 ? "One more design" : `${later} more designs`, state: "to come" } as const]
      : []),
    { words: "E-mail with your designs", state: "to come" },
  ];
}

const inLine = "In line: pictures of other orders are being made";

function drawnWords(count: number): string {
  return count === 1 ? "First design drawn" : `${count} designs drawn`;
}

const noRoomWords =
  "Our server has no room for pictures just now, and we have been told. Your order waits and nothing of it is lost: your designs are made as soon as there is room. If that takes longer than three days, you are refunded automatically.";
