import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { MediaPicture } from "./media-picture.tsx";
import { inStrip, wipeSizes } from "./wipe-look.ts";

interface WipeFrameProps {
  before: StoredPicture;
  after: StoredPicture;
  alt: string;
  beforeAlt?: string;
  /** As in HTML: high for a page's main picture. */
  sizes?: string;
  /** Where a press on the picture leads. On touch screens the wipe is then moved by the strip of "before" alone. */
  enlarge?: { href: string; label: string };
}

/**
 * Without any script: a strip of before is at the left, and a pointer, a tap or the keyboard draws it over the whole
 * picture (`wipe-frame` in app.css).
 */
export function WipeFrame({ before, after, alt, beforeAlt = "The yard as it is", sizes, enlarge }: WipeFrameProps) {
  const wipe = { tabIndex: 0, role: "group", "aria-label": `Before and after: ${alt}` };
  const design = (
    <MediaPicture {...after} alt={alt} sizes={sizes ?? wipeSizes} eager={sizes !== undefined} lazy={false} />
  );
  return (
    <div {...(enlarge ? {} : wipe)} className="wipe-frame">
      {enlarge ? <span {...wipe} className="wipe-strip" /> : null}
      {enlarge ? (
        <a href={enlarge.href} aria-label={enlarge.label} className="block cursor-zoom-in">
          {design}
        </a>
      ) : (
        design
      )}
      <div className="wipe-before">
        <MediaPicture {...before} alt={beforeAlt} sizes={wipeSizes} lazy={false} className="h-full object-cover" />
      </div>
      <span aria-hidden="true" className="wipe-edge" />
      <span aria-hidden="true" className={`on-picture pointer-events-none ${inStrip}`}>
        Before
      </span>
      <span aria-hidden="true" className="wipe-label-after on-picture pointer-events-none right-3">
        After
      </span>
    </div>
  );
}
