import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import type { ScaleTry } from "#app/ui/scale/length-form.tsx";
import { ServedKnownLength, ServedLengthForm } from "#app/ui/scale/served-length.ts";
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
    <div id="scale">
      {scale.known ? (
        <div className="border-line border-t px-4 pb-4">
          <ServedKnownLength known={scale.known} />
        </div>
      ) : null}
      <Fold
        title="Make your plan exact"
        about="by one length"
        hint="One known length corrects every plan"
        open={lastTry !== undefined}
      >
        <p className="max-w-measure text-ink-soft text-sm">
          The size of your yard is estimated from the photo. Tell us one length that you have measured in it.
        </p>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
          <ServedLengthForm scale={scale} photo={photo} lastTry={lastTry} {...words} />
        </div>
      </Fold>
    </div>
  );
}
