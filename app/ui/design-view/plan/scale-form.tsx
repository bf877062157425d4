import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { KnownLength, LengthForm, type ScaleTry } from "#app/ui/scale/length-form.tsx";
import { Fold } from "../../fold.tsx";

/** Asks for one length of the yard that the customer knows. It corrects all plans and lists of the order. */
export function ScaleForm({
  scale,
  photo,
  lastTry,
}: {
  scale: ScaleQuestion;
  photo: StoredPicture;
  lastTry: ScaleTry | undefined;
}) {
  const words = { legend: "What did you measure?", button: "Correct the scale" };
  return (
    <section id="scale" aria-labelledby="scale-heading" className="border-line border-t pt-8 print:hidden">
      <h2 id="scale-heading">Make your plan exact</h2>
      <p className="mt-3 max-w-measure text-ink-soft">
        The size of your yard is estimated from the photo. Measure one length in it, and all plans and lists are
        corrected by it.
      </p>
      {scale.known ? <KnownLength known={scale.known} /> : null}
      <Fold
        title="Measure one of these lengths"
        about="to correct the scale"
        open={lastTry !== undefined}
        className="mt-6"
      >
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
          <LengthForm scale={scale} photo={photo} lastTry={lastTry} {...words} />
        </div>
      </Fold>
    </section>
  );
}
