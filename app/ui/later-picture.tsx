import { ownPictureAddress, pictureAddress, type StoredPicture } from "#app/domain/media/stored-picture.ts";

interface LaterPictureProps {
  picture: StoredPicture;
  /** None where the picture says nothing that the words beside it do not. */
  alt?: string;
  /** How wide it stands at most, CSS pixels: everywhere, or in windows of a phone and in wider ones. */
  width: number | { onPhone: number; elsewhere: number };
  /** Classes: what it is cut to, or the height of what it stands in. Without, it keeps its own shape. */
  shape?: string;
}

/**
 * A picture that leaves the line to the page's large one: it is asked for a moment later, and only once it is near
 * (`comes-later` in app.css). Drawn as a background, for without scripts browsers load every `img` of a page at once.
 */
export function LaterPicture({ picture, alt, width, shape }: LaterPictureProps) {
  const ownShape = `${picture.width} / ${picture.height}`;
  const words = alt === undefined ? {} : { role: "img", "aria-label": alt };
  return (
    <span
      {...words}
      className={`comes-later ${shape ?? ""}`}
      style={{
        backgroundColor: picture.placeholderColor,
        aspectRatio: shape?.includes("aspect-") ? undefined : ownShape,
      }}
    >
      {typeof width === "number" ? (
        <Background picture={picture} width={width} />
      ) : (
        <>
          <Background picture={picture} width={width.onPhone} className="not-print:sm:hidden" />
          <Background picture={picture} width={width.elsewhere} className="not-print:max-sm:hidden" />
        </>
      )}
    </span>
  );
}

/** On paper both lie there: nobody knows which of them has been loaded. */
function Background({ picture, width, className }: { picture: StoredPicture; width: number; className?: string }) {
  return (
    <span
      className={className}
      // The variable is there, and empty, while the picture is not to be asked for.
      style={{ backgroundImage: `var(--later,${imageOf(picture, width)})` }}
    />
  );
}

/**
 * For usual and dense screens. Of uploads the server chooses the format; the site's own pictures are AVIF: every browser that
 * knows our styles shows it, and some of them do not know how to choose a format here.
 */
function imageOf(picture: StoredPicture, width: number): string {
  const [usual, dense] = [1, 2].map((density) => {
    const stored = picture.widths.find((stored) => stored >= width * density * enough) ?? picture.widths.at(-1);
    return `url(${picture.isOurs && stored ? ownPictureAddress(picture, stored, "avif") : pictureAddress(picture, stored)})`;
  });
  return usual === dense ? usual! : `image-set(${usual} 1x,${dense} 2x)`;
}

/** A fifth fewer pixels than the screen has: nobody sees it in a small picture, and the next file is twice as heavy. */
const enough = 0.8;
