/** How long the photo of an order is kept, as its owner is told. Safe in the browser. */
export interface PhotoKept {
  /**
   * Epoch milliseconds: until then the photo is kept as it was uploaded, and more can be made of it; an unpaid order is kept until
   * then at all.
   */
  until: number;
  isOver: boolean;
}
