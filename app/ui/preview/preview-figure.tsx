import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { Preview } from "#app/domain/orders/preview/preview.ts";
import { useLookAgain } from "#app/ui/look-again.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";

export interface PreviewFigureProps {
  preview: Preview;
  /** Answers with the picture as soon as it is drawn. */
  address: string;
  photo: StoredPicture;
  /** What is said of the picture, once it is there. */
  about: string;
}

const sizes = "(min-width: 48rem) 24rem, 92vw";

/** The first design, drawn small. Until it is there, the photo stands in its place. */
export function PreviewFigure({ preview, address, photo, about }: PreviewFigureProps) {
  const isWaiting = preview.state === "waiting";
  useLookAgain(isWaiting);
  if (preview.state !== "made" && !isWaiting) return <p className="text-ink-soft text-sm">{missing[preview.state]}</p>;
  return (
    <figure>
      {preview.state === "made" ? (
        <MediaPicture {...preview.picture} alt="Preview of your first design" sizes={sizes} eager />
      ) : (
        <div className="relative">
          <MediaPicture {...photo} alt="" sizes={sizes} className="opacity-40" pixelsAtMost={480} />
          {/* Lazy, so that the page counts as loaded before it. */}
          <img
            src={address}
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full rounded-lg object-cover"
            onError={({ currentTarget }) => currentTarget.setAttribute("hidden", "")}
          />
        </div>
      )}
      <figcaption className="mt-2 text-ink-soft text-sm" role="status">
        {isWaiting ? waiting : about}
      </figcaption>
    </figure>
  );
}

const waiting =
  "We are drawing your first design, small, as a preview. It appears here in a few seconds. You need not wait for it.";

const missing = {
  busy: "There is no preview just now: pictures that are paid for go first. Your order does not depend on it.",
  limited:
    "There is no preview this time: you have had as many as we draw in an hour. Your order does not depend on it.",
  failed: "The preview could not be drawn. A picture that we can't make for you is refunded automatically.",
};
