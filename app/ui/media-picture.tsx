import { preload } from "react-dom";
import { ownPictureAddress, pictureAddress, type StoredPicture, usualWidth } from "#app/domain/media/stored-picture.ts";

export interface MediaPictureProps extends StoredPicture {
  /** Empty where the text next to the picture says the same. */
  alt: string;
  /** As in HTML: how wide the picture is in the layout. A fifth less is enough for a small picture: the difference is invisible. */
  sizes: string;
  /** For the picture that a page opens with; all others are loaded once they are near, after everything else. */
  eager?: boolean;
  /** For small pictures of a page with a limited number of them: they are in a screenshot of the whole page. */
  lazy?: boolean;
  className?: string;
  /** Pixels that suffice wherever it is shown: wider files are not offered. */
  pixelsAtMost?: number;
  /** A media query: windows whose styles hide the picture, and which need not load it. For the site's own pictures. */
  hiddenIn?: string;
}

/**
 * A tenth less than the width across a phone's page. On a dense screen the difference is invisible, and the next larger
 * file is twice as heavy.
 */
export const acrossPhone = "82vw";

/**
 * With its space reserved and colored until it is loaded. Of uploads one list of addresses suffices: the server picks
 * AVIF or JPEG by Accept. The site's own pictures are plain files: AVIF in all sizes, and one JPEG for the few browsers
 * without it.
 */
export function MediaPicture({
  alt,
  sizes,
  eager = false,
  lazy = !eager,
  className = "",
  pixelsAtMost = Number.POSITIVE_INFINITY,
  hiddenIn,
  ...picture
}: MediaPictureProps) {
  const { width, height, placeholderColor } = picture;
  const ascending = offeredWidths(picture, pixelsAtMost);
  const candidates = candidatesOf(picture, ascending);
  const image = (
    <img
      src={pictureAddress(picture, usualWidth(ascending))}
      srcSet={candidates.join(", ") || undefined}
      sizes={candidates.length > 0 ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={lazy ? "lazy" : "eager"}
      fetchPriority={eager ? "high" : "low"}
      decoding={eager ? "sync" : undefined}
      className={`block h-auto w-full rounded-lg ${className}`}
      style={{ backgroundColor: placeholderColor }}
    />
  );
  // React announces an eager picture in the head by itself, unless it is inside a picture element.
  if (!picture.isOurs) return image;
  const source = avifFiles(picture, ascending, sizes);
  if (eager && !hiddenIn) announce(source);
  return (
    <picture className="contents">
      {hiddenIn ? <source media={hiddenIn} srcSet={emptyAddress} /> : null}
      <source type="image/avif" {...source} />
      {image}
    </picture>
  );
}

/** A transparent pixel: without scripts, browsers load hidden pictures too, lazy or not. */
const emptyAddress = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

function announce({ srcSet, sizes }: ReturnType<typeof avifFiles>): void {
  const [address = ""] = srcSet.split(" ");
  const choice = sizes === undefined ? {} : { imageSrcSet: srcSet, imageSizes: sizes };
  preload(address, { as: "image", type: "image/avif", fetchPriority: "high", ...choice });
}

/** A single file needs no sizes. */
function avifFiles(
  picture: StoredPicture,
  widths: readonly number[],
  sizes: string,
): { srcSet: string; sizes?: string } {
  const files = widths.map((width) => ownPictureAddress(picture, width, "avif"));
  if (files.length === 1) return { srcSet: files[0]! };
  return { srcSet: files.map((file, index) => `${file} ${widths[index]}w`).join(", "), sizes };
}

/** Ascending, up to the first that suffices. */
function offeredWidths({ widths }: StoredPicture, pixelsAtMost: number): number[] {
  const ascending = [...widths].sort((a, b) => a - b);
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
