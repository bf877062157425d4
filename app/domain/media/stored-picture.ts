import type { media } from "#db/schema.ts";

export type MediaRow = typeof media.$inferSelect;

/**
 * What pages get of the row. Of the site's own pictures `path` is the files' name under /pictures/, without size. Safe
 * in the browser.
 */
export interface StoredPicture extends Pick<MediaRow, "path" | "widths" | "width" | "height" | "placeholderColor"> {
  /** One of the site's own pictures: each size is a static file. */
  isOurs?: true;
  shareToken?: string;
}

export function presentPicture(row: StoredPicture): StoredPicture {
  const { path, widths, width, height, placeholderColor } = row;
  return { path, widths, width, height, placeholderColor };
}

/** The stored width for clients that cannot choose: enough for a phone's page, and for a feed reader. */
export function usualWidth(widths: readonly number[]): number | undefined {
  return widths.find((width) => width >= 960) ?? widths.at(-1);
}

/** As JPEG or a better format that the client accepts; the full picture without a width. */
export function pictureAddress(picture: StoredPicture, width?: number): string {
  if (picture.isOurs) return ownPictureAddress(picture, width ?? Math.max(...picture.widths), "jpg");
  return uploadAddress(picture, width === undefined ? {} : { w: String(width) });
}

/** landscape-design-{number}.jpg */
export function downloadAddress(picture: StoredPicture, number: number): string {
  return picture.isOurs ? pictureAddress(picture) : uploadAddress(picture, { download: String(number) });
}

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
