/** How long an order's photo is kept, as its owner is informed. Safe in the browser. */
export interface PhotoKept {
  /**
   * Epoch milliseconds: until then the photo is kept as uploaded, and more can be made of it; an unpaid order is
   * deleted.
   */
  until: number;
  isOver: boolean;
}
