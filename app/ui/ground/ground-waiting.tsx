import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { reloadAfterSeconds } from "#app/domain/orders/ground/reload-after.ts";
import { LookAgain } from "#app/ui/look-again.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";

/** The photo is being read, or could not be. Payment is possible in both cases. */
export function GroundWaiting({ photo, isWaiting }: { photo: StoredPicture; isWaiting: boolean }) {
  return (
    <>
      {isWaiting ? <LookAgain seconds={reloadAfterSeconds} /> : null}
      <p role="status" className="mb-6">
        {isWaiting
          ? "We are looking at your photo. This takes a few seconds; then the payment follows, or a question about your yard."
          : "What we will redesign cannot be shown for this photo beforehand. You can go on to the payment."}
      </p>
      <div className="relative max-w-4xl overflow-hidden rounded-lg">
        <MediaPicture {...photo} alt="Your yard" sizes="(min-width: 56rem) 52rem, 92vw" eager />
        {isWaiting ? <div className="sheen absolute inset-0" aria-hidden="true" /> : null}
      </div>
    </>
  );
}
