/** Zones: where a pixel may take its example from. 0 is no example. */
export const zones = { none: 0, ground: 1, behind: 2 } as const;

/** What is to be filled: per pixel, whether, and its zone. */
export interface Gap {
  /** 1 = to be filled. */
  mask: Uint8Array;
  zone: Uint8Array;
}

/** A piece of the photo at one scale: colors in bytes, what to fill, and zones. */
export interface Piece {
  width: number;
  height: number;
  color: Float32Array;
  mask: Uint8Array;
  zone: Uint8Array;
}
