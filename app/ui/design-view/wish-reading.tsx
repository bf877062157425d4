import type { Design, DesignVersion, WishWords } from "#app/domain/designs/design.ts";

/** What the designer made of the customer's words, and what it could not. Nothing when it does not tell. */
export function WishReading({ design }: { design: Design }) {
  const wish = design.images.find((image) => image.wish)?.wish;
  if (!wish) return null;
  return (
    <div className="wrap-anywhere grid max-w-measure gap-1 text-ink-soft empty:hidden">
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
  return noRoom.length > 0 ? <span className="block">No room for: {noRoom.join(", ")}.</span> : null;
}

function Line({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <span className="block">
      <span className="font-medium text-ink">{`${label}: `}</span>
      {`${words.join(", ")}.`}
    </span>
  );
}
