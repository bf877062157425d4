import { ownPictureAddress, pictureAddress, type StoredPicture, usualWidth } from "#app/domain/media/stored-picture.ts";

export interface MediaPictureProps extends StoredPicture {
  alt: string;
  /** As in HTML: how wide the picture stands in the layout. */
  sizes: string;
  /** For the one picture a page opens with; all others wait until they come near. */
  eager?: boolean;
  className?: string;
  /** Pixels that suffice wherever it stands: wider files are not offered. */
  pixelsAtMost?: number;
}

/**
 * How wide a picture across a phone's page counts for choosing its file: a tenth less than it is. On a dense screen nobody sees
 * the difference, and the next larger file, twice as heavy, is what everybody would wait for.
 */
export const acrossPhone = "82vw";

/**
 * A stored picture in the size that fits, with its place kept and coloured until it is there. Of uploads one list of
 * addresses suffices: the server picks AVIF or JPEG by Accept. The site's own pictures are plain files: the page offers AVIF in
 * all sizes, and to the few browsers without it one JPEG.
 */
export function MediaPicture({
  alt,
  sizes,
  eager = false,
  className = "",
  pixelsAtMost = Number.POSITIVE_INFINITY,
  ...picture
}: MediaPictureProps) {
  const { width, height, placeholderColor } = picture;
  const ascending = offeredWidths(picture, 0, pixelsAtMost);
  const candidates = candidatesOf(picture, ascending);
  return (
    <picture className="contents">
      {picture.isOurs ? <source type="image/avif" {...avifFiles(picture, ascending, sizes)} /> : null}
      <img
        src={pictureAddress(picture, usualWidth(ascending))}
        srcSet={candidates.join(", ") || undefined}
        sizes={candidates.length > 0 ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : undefined}
        className={`block h-auto w-full rounded-lg ${className}`}
        style={{ backgroundColor: placeholderColor }}
      />
    </picture>
  );
}

/** The AVIF files of one of the site's own pictures as a source says them: of a single one there is nothing to choose. */
export function avifFiles(picture: StoredPicture, widths: readonly number[], sizes: string) {
  const files = widths.map((width) => ownPictureAddress(picture, width, "avif"));
  if (files.length === 1) return { srcSet: files[0] };
  return { srcSet: files.map((file, index) => `${file} ${widths[index]}w`).join(", "), sizes };
}

/** Ascending, from the first that is not too narrow up to the first that suffices. */
export function offeredWidths({ widths }: StoredPicture, pixelsAtLeast: number, pixelsAtMost: number): number[] {
  const ascending = widths.filter((width) => width >= pixelsAtLeast).sort((a, b) => a - b);
  const smaller = ascending.filter((width) => width < pixelsAtMost);
  return ascending.slice(0, smaller.length + 1);
}

/** Pictures stored before their own width was have no lighter size of it: up to here the full one is no heavier than they are. */
const fullAtMost = 1600;

function candidatesOf(picture: StoredPicture, ascending: readonly number[]): string[] {
  if (picture.isOurs) return [];
  const candidates = ascending.map((stored) => `${pictureAddress(picture, stored)} ${stored}w`);
  const largest = ascending.at(-1);
  const lacksOwnWidth = largest !== undefined && largest === Math.max(...picture.widths) && largest < picture.width;
  const isSmall = lacksOwnWidth && picture.width <= fullAtMost;
  return isSmall ? [...candidates, `${pictureAddress(picture)} ${picture.width}w`] : candidates;
}
