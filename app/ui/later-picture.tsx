import { ownPictureAddress, pictureAddress, type StoredPicture } from "#app/domain/media/stored-picture.ts";

interface LaterPictureProps {
  picture: StoredPicture;
  /** None where the picture says nothing that the words beside it do not. */
  alt?: string;
  /** How wide it stands at most, CSS pixels. */
  width: number;
  /** Cut to it; without, it keeps its own. */
  shape?: `aspect-${string}`;
}

/**
 * A small picture that leaves the line to the page's large one: it is asked for a moment later, and only once it is near
 * (`comes-later` in app.css). Drawn as a background, for without scripts browsers load every `img` of a page at once.
 */
export function LaterPicture({ picture, alt, width, shape }: LaterPictureProps) {
  const ownShape = `${picture.width} / ${picture.height}`;
  const words = alt === undefined ? {} : { role: "img", "aria-label": alt };
  return (
    <span
      {...words}
      className={`comes-later block overflow-hidden rounded-lg ${shape ?? ""}`}
      style={{ backgroundColor: picture.placeholderColor, aspectRatio: shape ? undefined : ownShape }}
    >
      <span
        className="block size-full bg-center bg-cover [print-color-adjust:exact]"
        style={{ backgroundImage: `image-set(${candidatesOf(picture, width).join(",")})` }}
      />
    </span>
  );
}

/** For usual and dense screens. Of the site's own pictures the page chooses the format, of uploads the server. */
function candidatesOf(picture: StoredPicture, width: number): string[] {
  return [1, 2].flatMap((density) => {
    const stored = picture.widths.find((stored) => stored >= width * density * enough) ?? picture.widths.at(-1);
    if (!picture.isOurs || stored === undefined) return [`url("${pictureAddress(picture, stored)}") ${density}x`];
    return (["avif", "jpg"] as const).map(
      (format) => `url("${ownPictureAddress(picture, stored, format)}") ${density}x type("image/${mimeOf[format]}")`,
    );
  });
}

/** A fifth fewer pixels than the screen has: nobody sees it in a small picture, and the next file is twice as heavy. */
const enough = 0.8;

const mimeOf = { avif: "avif", jpg: "jpeg" };
