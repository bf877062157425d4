import { href } from "react-router";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { MakerWords } from "../maker-words.tsx";
import { NoRoomLine, ReasonLine, WishLines } from "../wish-reading.tsx";
import { titleSentence } from "./title-sentence.ts";

export function DesignWords({ design, mayRedraw }: { design: DesignVersion; mayRedraw: boolean }) {
  return (
    <div className="wrap-anywhere mt-1 grid gap-1 text-ink-soft text-sm">
      {design.change ? (
        <>
          <q className="font-serif text-base text-ink">{design.change}</q>
          {design.wish ? <WishLines wish={design.wish} when="after" /> : null}
          <MovedToo design={design} />
          {design.wish?.unchanged ? (
            <span className="block">Nothing had to change for this: the picture is as it was.</span>
          ) : null}
        </>
      ) : (
        <>
          <ReasonLine image={design} />
          {design.title ? <span>{titleSentence(design.title)}</span> : null}
        </>
      )}
      <NoRoomLine image={design} />
      <MakerWords image={design} mayRedraw={mayRedraw} />
    </div>
  );
}

/** For a whole new garden there is a link to a new order. */
function MovedToo({ design }: { design: DesignVersion }) {
  const { movedToo = [] } = design.wish ?? {};
  if (movedToo.length === 0) return null;
  return (
    <span className="block">
      {`To make this change, this moved too: ${movedToo.join(", ")}. For another garden, `}
      <a href={`${href("/")}#transform`} className="font-medium text-moss">
        start a new design
      </a>
      .
    </span>
  );
}
