export const shareNameLengthAtMost = 60;
export const shareDaysByDefault = 30;
export const shareDaysAtMost = 365;
/** More are not needed, and each one gives access. */
export const sharesAtMost = 50;

export interface OwnedShare {
  id: number;
  name: string;
  url: string;
  /** The one design it shows, "design 3, changed"; absent for all. */
  picture?: string;
  showsWish: boolean;
  expiresAt: number;
  hasExpired: boolean;
  uses: number;
  lastUsedAt: number | null;
  /** Whether the site may show it as an example, and does. */
  example: "none" | "allowed" | "shown";
}
