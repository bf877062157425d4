import { ownPictureAddress, pictureAddress, type StoredPicture, usualWidth } from "#app/domain/media/stored-picture.ts";

export interface MediaPictureProps extends StoredPicture {
  alt: string;
  /** As in HTML: how wide the picture stands in the layout. */
  sizes: string;
  /** For the one picture a page opens with; all others wait until they come near. */
  eager?: boolean;
  className?: string;
}

/**
 * A stored picture in the size that fits, with its place kept and coloured until it is there. Of uploads one list of
 * addresses suffices: the server picks AVIF or JPEG by Accept. The site's own pictures are plain files: the page offers both.
 */
export function MediaPicture({ alt, sizes, eager = false, className = "", ...picture }: MediaPictureProps) {
  const { width, height, widths, placeholderColor } = picture;
  const ascending = [...widths].sort((a, b) => a - b);
  const candidates = candidatesOf(picture, ascending);
  return (
    <picture className="contents">
      {picture.isOurs ? (
        <source
          type="image/avif"
          srcSet={ascending.map((stored) => `${ownPictureAddress(picture, stored, "avif")} ${stored}w`).join(", ")}
          sizes={sizes}
        />
      ) : null}
      <img
        src={pictureAddress(picture, usualWidth(ascending))}
        srcSet={candidates.join(", ") || undefined}
        sizes={ascending.length > 0 ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
        className={`block h-auto w-full rounded-lg ${className}`}
        style={{ backgroundColor: placeholderColor }}
      />
    </picture>
  );
}

/** Pictures stored before their own width was have no lighter size of it: up to here the full one is no heavier than they are. */
const fullAtMost = 1600;

function candidatesOf(picture: StoredPicture, ascending: readonly number[]): string[] {
  const candidates = ascending.map((stored) => `${pictureAddress(picture, stored)} ${stored}w`);
  const largest = ascending.at(-1);
  const lacksOwnWidth = !picture.isOurs && largest !== undefined && largest < picture.width;
  const isSmall = lacksOwnWidth && picture.width <= fullAtMost;
  return isSmall ? [...candidates, `${pictureAddress(picture)} ${picture.width}w`] : candidates;
}
