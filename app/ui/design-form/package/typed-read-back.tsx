import { swapWords } from "#app/domain/orders/wish/swap-words.ts";
import type { WishReadBack } from "#app/domain/plans/wish-words.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { ReadBack } from "../../wish/read-back.tsx";
import { leadToWords, typeInto } from "../../wish/reword.ts";

interface TypedReadBackProps {
  /** Undefined until it is known. */
  reading: WishReadBack | undefined;
  boxId: string;
  typed: string;
}

/** The interpretation of the words in the box; what cannot be drawn is replaced in the box itself. */
export function TypedReadBack({ reading, boxId, typed }: TypedReadBackProps) {
  const hydrated = useHydrated();
  return (
    <>
      {reading ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it handles clicks on its links, which the keyboard presses too
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div onClick={leadToWords}>
          <ReadBack
            reading={reading}
            boxId={boxId}
            onSwap={(suggestion) => typeInto(boxId, swapWords(typed, suggestion))}
          />
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {hydrated && reading ? summaryOf(reading) : ""}
      </p>
    </>
  );
}

/** For screen readers, after each interpretation. */
function summaryOf({ understood, notDrawn, notUnderstood }: WishReadBack): string {
  return `Read: ${understood.length} will be drawn, ${notDrawn.length} cannot be drawn, ${notUnderstood.length} not understood.`;
}
