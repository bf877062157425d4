/** How the designer reads the customer's wish, in short words of the customer's language. */
export interface WishWords {
  understood: readonly string[];
  /** What it cannot draw: "hot tub". */
  notDrawn: readonly string[];
  /** A sentence on the wish as a whole. */
  remark?: string;
}

/** What came of the wish in one picture. */
export interface DrawnWish extends WishWords {
  /** What was understood and this picture has no room for. */
  noRoom: readonly string[];
}
