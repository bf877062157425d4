/** A stored picture as pages show it. Safe in the browser. */
export interface StoredPicture {
  /** Public name under /api/uploads/. */
  path: string;
  /** Stored widths in pixels, ascending. */
  widths: number[];
  /** Pixels of the full picture. */
  width: number;
  height: number;
  /** "#rrggbb" */
  placeholderColor: string;
}

/** Out of a picture's row only what pages may know. */
export function presentPicture(row: StoredPicture): StoredPicture {
  const { path, widths, width, height, placeholderColor } = row;
  return { path, widths, width, height, placeholderColor };
}
