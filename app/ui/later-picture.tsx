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
      className={`comes-later relative block overflow-hidden rounded-lg ${shape ?? ""}`}
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
function Background({ picture, width, className = "" }: { picture: StoredPicture; width: number; className?: string }) {
  return (
    <span
      className={`absolute inset-0 bg-center bg-cover [print-color-adjust:exact] ${className}`}
      // The variable is there, and empty, while the picture is not to be asked for.
      style={{ backgroundImage: `var(--later,image-set(${candidatesOf(picture, width).join(",")}))` }}
    />
  );
}

/** For usual and dense screens. Of the site's own pictures the page chooses the format, of uploads the server. */
function candidatesOf(picture: StoredPicture, width: number): string[] {
  const [usual, dense] = [1, 2].map(
    (density) => picture.widths.find((stored) => stored >= width * density * enough) ?? picture.widths.at(-1),
  );
  return usual === dense
    ? filesOf(picture, usual)
    : [...filesOf(picture, usual, " 1x"), ...filesOf(picture, dense, " 2x")];
}

function filesOf(picture: StoredPicture, width: number | undefined, density = ""): string[] {
  if (!picture.isOurs || width === undefined) return [`url("${pictureAddress(picture, width)}")${density || " 1x"}`];
  return (["avif", "jpg"] as const).map(
    (format) => `url("${ownPictureAddress(picture, width, format)}")${density} type("image/${mimeOf[format]}")`,
  );
}

/** A fifth fewer pixels than the screen has: nobody sees it in a small picture, and the next file is twice as heavy. */
const enough = 0.8;

const mimeOf = { avif: "avif", jpg: "jpeg" };
