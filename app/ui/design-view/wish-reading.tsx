import type { DesignVersion } from "#app/domain/orders/order.ts";
import { endSentence, listWishWords, partLacks, type ShownWish } from "#app/domain/plans/wish-words.ts";
import { holdTogether } from "../hold-together.ts";

interface WishTold {
  wish: ShownWish;
  /** Whether pictures are outstanding. */
  when: "before" | "after";
}

/** Including what is impossible. */
export function WishNote({ wish, when }: Partial<WishTold> & Pick<WishTold, "when">) {
  if (!wish) return null;
  return (
    <div className="wrap-anywhere grid gap-1 rounded-lg bg-sand/60 px-4 py-3 text-ink-soft empty:hidden print:p-0">
      <WishLines wish={wish} when={when} />
    </div>
  );
}

/** Or of a change to it. */
export function WishLines({ wish, when }: WishTold) {
  return (
    <>
      {listWishWords(wish, when).map(({ list, label, entries }) => (
        <span key={list} className="block">
          <span className="font-medium text-ink">{`${label} `}</span>
          {holdTogether(endSentence(entries.map(({ words }) => words)))}
        </span>
      ))}
      {wish.remark ? <span className="block">{wish.remark}</span> : null}
    </>
  );
}

export function ReasonLine({ image: { reason } }: { image: DesignVersion }) {
  return reason ? <span className="block font-serif text-base text-ink">{holdTogether(reason)}</span> : null;
}

export function NoRoomLine({ image }: { image: DesignVersion }) {
  const { noRoom = [], suggested } = image.wish ?? {};
  const { otherwise, "no-room": without } = partLacks(noRoom);
  return (
    <>
      {otherwise.length > 0 ? (
        <span className="block">{holdTogether(`Not quite as you asked: ${endSentence(otherwise)}`)}</span>
      ) : null}
      {without.length > 0 ? (
        <span className="block">{holdTogether(`There is no room for ${endSentence(without)}`)}</span>
      ) : null}
      {suggested ? (
        <span className="block">{holdTogether(`Our suggestion, not in your wish: ${suggested}.`)}</span>
      ) : null}
    </>
  );
}
