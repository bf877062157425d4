/** What an owner may say of a share link. Safe in the browser. */

export const shareNameLengthAtMost = 60;
export const shareDaysByDefault = 30;
/** Long enough for a garden to be built. */
export const shareDaysAtMost = 365;
/** Nobody needs more, and each is a door. */
export const sharesAtMost = 50;

/** A share link as its owner sees it. */
export interface OwnedShare {
  id: number;
  name: string;
  /** Absolute. */
  url: string;
  /** The one design it shows, "design 3, changed"; all of them without. */
  picture?: string;
  showsWish: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
  hasExpired: boolean;
  uses: number;
  lastUsedAt: number | null;
}
