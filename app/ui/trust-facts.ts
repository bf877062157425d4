/** What people ask before they pay, measured or set here. */
export interface TrustFacts {
  /** Median of this server's last orders; undefined where there are too few. */
  usualMinutes: number | undefined;
  /** How long photos are kept in full; undefined: until their owner deletes them. */
  photoDays: number | undefined;
}

export function deliveryFact({ usualMinutes }: TrustFacts): string | undefined {
  if (usualMinutes === undefined) return undefined;
  return `The last orders here took ${usualMinutes === 1 ? "a minute" : `${usualMinutes} minutes`} (median of up to twenty).`;
}

export function photoFact({ photoDays }: TrustFacts): string {
  const kept =
    photoDays === undefined
      ? "It is kept until you delete it."
      : `After ${photoDays} days only a smaller copy stays with your designs, until you delete it.`;
  return `Where it was taken is removed from it at once. ${kept}`;
}
