import type { DesignVersion } from "#app/domain/orders/order.ts";
import type { WishWords } from "#app/domain/plans/wish-words.ts";
import { holdTogether } from "../hold-together.ts";

/** What the designer makes of the customer's words, and what it cannot: said where the pictures are. */
export function WishNote({ wish }: { wish: WishWords | undefined }) {
  if (!wish) return null;
  return (
    <div className="wrap-anywhere mt-4 grid gap-1 rounded-lg bg-sand/60 px-4 py-3 text-ink-soft empty:hidden print:p-0">
      <WishLines wish={wish} />
    </div>
  );
}

/** How words were read: of a wish, or of a change to it. */
export function WishLines({ wish: { understood, notDrawn, remark } }: { wish: WishWords }) {
  return (
    <>
      {understood.length > 0 ? <Line label="Understood" words={understood} /> : null}
      {notDrawn.length > 0 ? <Line label="Not drawn" words={notDrawn} /> : null}
      {remark ? <span className="block">{remark}</span> : null}
    </>
  );
}

/** What this one picture has no room for. */
export function NoRoomLine({ image }: { image: DesignVersion }) {
  const noRoom = image.wish?.noRoom ?? [];
  return noRoom.length > 0 ? <span className="block">{holdTogether(`No room for: ${noRoom.join(", ")}.`)}</span> : null;
}

function Line({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <span className="block">
      <span className="font-medium text-ink">{`${label}: `}</span>
      {holdTogether(`${words.join(", ")}.`)}
    </span>
  );
}
