import type { FieldMetadata } from "@conform-to/react";
import { Fold } from "../fold.tsx";
import { LocalityFields } from "../wish/locality-fields.tsx";

export interface SaidPlace {
  words: string;
  /** A sentence: why the words leave the place unknown. */
  problem?: string;
}

interface PlacePartProps {
  locality: FieldMetadata<string | undefined>;
  facing: FieldMetadata<string | undefined>;
  said: SaidPlace;
}

/** Optional: the order is taken without it, and the payment page asks again. */
export function PlacePart({ locality, facing, said }: PlacePartProps) {
  return (
    <Fold
      title="Where is the yard?"
      about="before you choose"
      hint={said.words && !said.problem ? said.words : "Optional: we choose plants that live there."}
      open={said.problem !== undefined}
    >
      <div className="grid gap-3">
        <LocalityFields locality={locality} facing={facing} problem={said.problem} />
      </div>
    </Fold>
  );
}
