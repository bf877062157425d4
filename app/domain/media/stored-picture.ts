/** A stored picture as pages show it. Safe in the browser. */
export interface StoredPicture {
  /** Public name under /api/uploads/; of the site's own pictures the name of their files under /pictures/, without size. */
  path: string;
  /** Stored widths in pixels, ascending. */
  widths: readonly number[];
  /** Pixels of the full picture. */
  width: number;
  height: number;
  /** "#rrggbb" */
  placeholderColor: string;
  /** One of the site's own pictures: each size is a file that needs no looking up. */
  isOurs?: true;
  /** The share link that lets its holder see the picture. */
  shareToken?: string;
}

/** Out of a picture's row only what pages may know. */
export function presentPicture(row: StoredPicture): StoredPicture {
  const { path, widths, width, height, placeholderColor } = row;
  return { path, widths, width, height, placeholderColor };
}

/** The stored width for whoever cannot choose: enough for a phone's page, and for a reader of feeds. */
export function usualWidth(widths: readonly number[]): number | undefined {
  return widths.find((width) => width >= 960) ?? widths.at(-1);
}

/** Where one size of a picture is, as JPEG or what suits the asker better; the full picture without a width. */
export function pictureAddress(picture: StoredPicture, width?: number): string {
  if (picture.isOurs) return ownPictureAddress(picture, width ?? Math.max(...picture.widths), "jpg");
  return uploadAddress(picture, width === undefined ? {} : { w: String(width) });
}

/** The full picture as a file to save: landscape-design-{number}.jpg. */
export function downloadAddress(picture: StoredPicture, number: number): string {
  return picture.isOurs ? pictureAddress(picture) : uploadAddress(picture, { download: String(number) });
}

/** A size of one of the site's own pictures, in a format that the page chooses. */
export function ownPictureAddress(
  { path }: Pick<StoredPicture, "path">,
  width: number,
  format: "avif" | "jpg",
): string {
  return `/pictures/${path}-${width}.${format}`;
}

function uploadAddress({ path, shareToken }: StoredPicture, how: Record<string, string>): string {
  const query = new URLSearchParams(shareToken ? { ...how, share: shareToken } : how);
  return `/api/uploads/${encodeURIComponent(path)}${query.size > 0 ? `?${query}` : ""}`;
}
