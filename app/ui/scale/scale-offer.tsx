import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { Fold } from "#app/ui/fold.tsx";
import type { ScaleTry } from "./length-form.tsx";
import { ServedKnownLength, ServedLengthForm } from "./served-length.ts";

/** The one question before paying that nobody has to answer: a width that makes everything fit. */
export function ScaleOffer({
  scale,
  photo,
  lastTry,
}: {
  scale: ScaleQuestion;
  photo: StoredPicture;
  lastTry: ScaleTry | undefined;
}) {
  const words = { legend: "Which of these do you know?", button: "Use this length" };
  return (
    <section id="scale" aria-label="The size of your yard" className="grid gap-3">
      {scale.known ? <ServedKnownLength known={scale.known} /> : null}
      <Fold
        title="How wide is your garage door, gate or patio?"
        about="before you pay"
        hint="Optional: one width you know makes your plan exact."
        open={lastTry !== undefined}
      >
        <p className="mb-4 text-ink-soft text-sm">
          We estimate the size of your yard from the photo; with one length you know, pictures, plans and lists are true
          to size.
        </p>
        <div className="grid gap-5">
          <ServedLengthForm scale={scale} photo={photo} lastTry={lastTry} {...words} />
        </div>
      </Fold>
    </section>
  );
}
