import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { KnownLength } from "#app/ui/scale/known-length.tsx";
import { LengthForm, lengthFormId } from "#app/ui/scale/length-form.tsx";
import { Fold } from "../../fold.tsx";
import { useRefusal } from "../../form/use-page-form.ts";

/** Corrects all plans and lists of the order. */
export function ScaleForm({ scale, photo }: { scale: ScaleQuestion; photo: StoredPicture }) {
  const isRefused = useRefusal(lengthFormId) !== undefined;
  const words = { legend: "What did you measure?", button: "Correct the scale" };
  return (
    <div id="scale" className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      {scale.known ? <KnownLength known={scale.known} /> : null}
      <Fold
        title="Make your plan exact"
        about="by one length"
        hint="One length that you measured corrects every plan"
        open={isRefused}
      >
        <p className="text-ink-soft text-sm">
          The size of your yard is estimated from the photo. Tell us one length that you have measured in it.
        </p>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
          <LengthForm scale={scale} photo={photo} {...words} />
        </div>
      </Fold>
    </div>
  );
}
