import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { Preview } from "#app/domain/orders/preview/preview.ts";
import { Link } from "#app/ui/link.tsx";
import { useLookAgain } from "#app/ui/look-again.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";

export interface PreviewFigureProps {
  preview: Preview;
  /** Answers with the picture as soon as it is drawn. */
  address: string;
  photo: StoredPicture;
  /** What is said of the picture, once it is there. */
  about: string;
  /** The page itself, where it ships no scripts. */
  lookAgainAt?: string;
}

const sizes = "(min-width: 48rem) 27rem, 92vw";

/** The first design, drawn small. Until it is there, the photo stands in its place. */
export function PreviewFigure({ preview, address, photo, about, lookAgainAt }: PreviewFigureProps) {
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
      <figcaption className="mt-2 text-ink-soft text-sm">
        <span role="status">{isWaiting ? waiting : about}</span>
        {isWaiting && lookAgainAt ? (
          <>
            {" "}
            <Link to={lookAgainAt} reloadDocument className="text-moss underline underline-offset-4">
              Look again
            </Link>
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}

// Also true once it is there: without scripts nothing changes these words.
const waiting =
  "A preview of your first design. It appears here as soon as it is drawn, usually within seconds. You need not wait for it.";

const missing = {
  busy: "There is no preview just now: pictures that are paid for go first. Your order does not depend on it.",
  limited:
    "There is no preview this time: you have had as many as we draw in an hour. Your order does not depend on it.",
  "no-yard":
    "We cannot find a yard in this picture. Please send one of your yard, in daylight, taken a few steps back.",
  failed: "The preview could not be drawn. A picture that we can't make for you is refunded automatically.",
};
