/** What stood in the yard when the photo was taken; `halfView` is half the photo's angle of view across, radians. */
export interface StandingThings {
  eyeHeight: number;
  halfView: number;
  lines: StandingLine[];
  /** As shares of the photo's width, the roll in radians; older plans lack it. */
  camera?: { height: number; horizon: number; focal: number; roll: number };
}

/** [x, z, height, ...] from left to right. The photo may cut tops off, and what is over a fence may stand behind it. */
export interface StandingLine {
  top: "seen" | "cut" | "maybe-behind";
  line: number[];
}
