import type { DesignVersion } from "#app/domain/orders/order.ts";
import { listWishWords, partLacks, type ShownWish } from "#app/domain/plans/wish-words.ts";
import { holdTogether } from "../hold-together.ts";

interface WishTold {
  wish: ShownWish;
  /** Whether the pictures are still to come. */
  when: "before" | "after";
}

/** What the designer makes of the customer's words, and what it cannot: said where the pictures are. */
export function WishNote({ wish, when }: Partial<WishTold> & Pick<WishTold, "when">) {
  if (!wish) return null;
  return (
    <div className="wrap-anywhere grid gap-1 rounded-lg bg-sand/60 px-4 py-3 text-ink-soft empty:hidden print:p-0">
      <WishLines wish={wish} when={when} />
    </div>
  );
}

/** How words were read: of a wish, or of a change to it. */
export function WishLines({ wish, when }: WishTold) {
  return (
    <>
      {listWishWords(wish, when).map(({ list, label, words }) => (
        <span key={list} className="block">
          <span className="font-medium text-ink">{`${label}: `}</span>
          {holdTogether(`${words.join(", ")}.`)}
        </span>
      ))}
      {wish.remark ? <span className="block">{wish.remark}</span> : null}
    </>
  );
}

/** The designer's own sentence on a picture. */
export function ReasonLine({ image: { reason } }: { image: DesignVersion }) {
  return reason ? <span className="block font-serif text-base text-ink">{holdTogether(reason)}</span> : null;
}

/** What this one picture has no room for, and what it has beyond the wish. */
export function NoRoomLine({ image }: { image: DesignVersion }) {
  const { noRoom = [], suggested } = image.wish ?? {};
  const { otherwise, "no-room": without } = partLacks(noRoom);
  return (
    <>
      {otherwise.length > 0 ? (
        <span className="block">{holdTogether(`Not quite as you asked: ${otherwise.join(", ")}.`)}</span>
      ) : null}
      {without.length > 0 ? <span className="block">{holdTogether(`No room for: ${without.join(", ")}.`)}</span> : null}
      {suggested ? (
        <span className="block">{holdTogether(`Our suggestion, not in your wish: ${suggested}.`)}</span>
      ) : null}
    </>
  );
}
