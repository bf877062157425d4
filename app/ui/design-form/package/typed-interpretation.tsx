import { swapWords } from "#app/domain/orders/wish/swap-words.ts";
import type { WishReadBack } from "#app/domain/plans/wish-words.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { leadToWords, typeInto } from "../../wish/reword.ts";
import { WishInterpretation } from "../../wish/wish-interpretation.tsx";
import { WishQuestions } from "../../wish/wish-questions.tsx";

interface TypedInterpretationProps {
  /** Undefined until it is known. */
  reading: WishReadBack | undefined;
  boxId: string;
  typed: string;
}

/** What cannot be drawn is replaced in the box itself. */
export function TypedInterpretation({ reading, boxId, typed }: TypedInterpretationProps) {
  const hydrated = useHydrated();
  return (
    <>
      {reading ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it handles clicks on its links, which the keyboard presses too
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div onClick={leadToWords}>
          <WishInterpretation
            reading={reading}
            boxId={boxId}
            onSwap={(suggestion) => typeInto(boxId, swapWords(typed, suggestion))}
          />
        </div>
      ) : null}
      {reading ? <WishQuestions questions={reading.questions ?? []} /> : null}
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
