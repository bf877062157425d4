import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { LaterPicture } from "./later-picture.tsx";
import { MediaPicture } from "./media-picture.tsx";
import { inStrip, wipeWidths } from "./wipe-look.ts";

/**
 * Before and after in one frame without any script: a strip of before stands at the left, and a pointer, a tap or the
 * keyboard on the frame draws it over the whole picture (`wipe-frame` in app.css).
 */
export function WipeFrame({
  before,
  after,
  alt,
  labels = ["Before", "After"],
  beforeAlt = "The yard as it is",
  sizes,
}: {
  before: StoredPicture;
  after: StoredPicture;
  alt: string;
  labels?: readonly [before: string, after: string];
  beforeAlt?: string;
  /** As in HTML, of the first thing on a page. Without, it waits until it is near. */
  sizes?: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard draws the wipe by coming here
    // biome-ignore lint/a11y/useSemanticElements: two pictures are no set of fields
    <div role="group" tabIndex={0} aria-label={`${labels[0]} and ${labels[1]}: ${alt}`} className="wipe-frame">
      {sizes ? (
        <MediaPicture {...after} sizes={sizes} alt={alt} eager />
      ) : (
        <LaterPicture picture={after} alt={alt} width={wipeWidths} />
      )}
      <div className="wipe-before">
        <LaterPicture picture={before} alt={beforeAlt} width={wipeWidths} shape="h-full" />
      </div>
      <span aria-hidden="true" className="wipe-edge" />
      <span aria-hidden="true" className={`on-picture ${inStrip}`}>
        {labels[0]}
      </span>
      <span aria-hidden="true" className="wipe-label-after on-picture right-3">
        {labels[1]}
      </span>
    </div>
  );
}
