/** How the designer reads the customer's wish, in short words of the customer's language. */
export interface WishReading {
  understood: readonly string[];
  /** What it cannot draw: "hot tub". */
  notDrawn: readonly string[];
  /** A sentence on the wish as a whole. */
  remark?: string;
}

/** How it read the wish of one picture. */
export interface WishWords extends WishReading {
  /** What it understood and this picture has no room for. */
  noRoom: readonly string[];
}
