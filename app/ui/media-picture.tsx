export interface MediaPictureProps {
  /** Public name of the stored picture, for example "k3v9q.jpg". */
  path: string;
  /** Stored widths in pixels, any of 480, 960 and 1600. */
  widths: readonly number[];
  /** Size of the original: reserves the room, so that nothing moves while it loads. */
  width: number;
  height: number;
  /** CSS colour shown until the picture is there. */
  placeholderColor: string;
  alt: string;
  /** As in HTML: how wide the picture stands in the layout. */
  sizes: string;
  /** For the one picture a page opens with; all others wait until they come near. */
  eager?: boolean;
  className?: string;
}

/** A stored picture in the size that fits. One list of addresses suffices: the server picks AVIF or JPEG by Accept. */
export function MediaPicture(props: MediaPictureProps) {
  const { path, widths, width, height, placeholderColor, alt, sizes, eager = false, className = "" } = props;
  const ascending = [...widths].sort((a, b) => a - b);
  const candidates = ascending.map((stored) => `${pictureAddress(path, stored)} ${stored}w`);
  // Too small for all the stored widths: then the full picture is the largest of them, and no heavier than they are.
  if (candidates.length > 0 && width <= fullAtMost) candidates.push(`${pictureAddress(path, undefined)} ${width}w`);
  return (
    <picture className="contents">
      <img
        src={pictureAddress(path, ascending[Math.min(1, ascending.length - 1)])}
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

/** The largest width that is stored beside a full picture. */
const fullAtMost = 1600;

function pictureAddress(path: string, width: number | undefined): string {
  const address = `/api/uploads/${encodeURIComponent(path)}`;
  return width === undefined ? address : `${address}?w=${width}`;
}
