import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { Fold } from "#app/ui/fold.tsx";
import { useRefusal } from "../form/use-page-form.ts";
import { KnownLength } from "./known-length.tsx";
import { LengthForm, lengthFormId } from "./length-form.tsx";

/** Optional, before paying. */
export function ScaleOffer({ scale, photo }: { scale: ScaleQuestion; photo: StoredPicture }) {
  const isRefused = useRefusal(lengthFormId) !== undefined;
  const words = { legend: "Which of these do you know?", button: "Use this length" };
  return (
    <section id="scale" aria-label="The size of your yard" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {scale.known ? <KnownLength known={scale.known} /> : null}
      <Fold
        title="How wide is your garage door, gate or patio?"
        about="before you pay"
        hint="Optional: one width you know makes your plan exact."
        open={isRefused}
      >
        <p className="mb-4 text-ink-soft text-sm">
          We estimate the size of your yard from the photo; with one length you know, pictures, plans and lists are true
          to size.
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <LengthForm scale={scale} photo={photo} {...words} />
        </div>
      </Fold>
    </section>
  );
}
