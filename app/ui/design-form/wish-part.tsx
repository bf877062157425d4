import type { FieldMetadata } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import type { WishReadBack } from "#app/domain/plans/wish-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { WishField } from "#app/ui/wish/wish-field.tsx";
import { textareaProps } from "../form/field-props.ts";
import { LaterInterpretation } from "./package/later-step.ts";
import type { FormStep } from "./use-form-step.ts";
import { WishIdeas } from "./wish-ideas.tsx";

interface WishPartProps {
  field: FieldMetadata<string>;
  step: FormStep;
  /** The interpretation; null where it cannot be known beforehand, undefined until it is known. */
  reading: WishReadBack | null | undefined;
  /** The photo that the wish is about, shown with the interpretation. */
  children: ReactNode;
}

/** Typed in step 1, and interpreted in step 2 below the same box, where it can be reworded. */
export function WishPart({ field, step, reading, children }: WishPartProps) {
  const typed = field.value ?? "";
  const readsBack = step === "package";
  // A refused wish opens the fold; a fold closed while typing stays closed.
  const [isRefused] = useState(field.errors !== undefined);
  return (
    <section
      id="read-back"
      aria-labelledby={readsBack ? "read-back-heading" : undefined}
      hidden={readsBack && reading === null}
      className={readsBack ? "grid scroll-mt-24 gap-3 rounded-lg border border-line p-4 sm:p-6" : ""}
    >
      {readsBack ? (
        <div className="flex items-center gap-4">
          {children}
          <h3 id="read-back-heading" className="text-lg">
            How we read your wish
          </h3>
        </div>
      ) : null}
      {readsBack ? <LaterInterpretation reading={reading ?? undefined} boxId={field.id} typed={typed} /> : null}
      <Fold
        key="box"
        title="Change your words"
        about="before you choose"
        bare={!readsBack}
        open={!readsBack || isRefused}
        className={readsBack ? "mt-1" : ""}
      >
        <WishField
          {...textareaProps(field)}
          typed={typed}
          label={readsBack ? "Your words" : undefined}
          hint={readsBack ? undefined : wishHint}
        />
        {readsBack ? null : <WishIdeas boxId={field.id} typed={typed} />}
        {readsBack ? (
          <div className="mt-4 noscript:block hidden">
            <Button name="intent" value="reword" variant="secondary">
              Read it again
            </Button>
          </div>
        ) : null}
      </Fold>
    </section>
  );
}

const wishHint =
  "What should change, what should stay, what you like: a patio by the door, a path of stone, a hedge along the fence.";
