/** For customers, on pages and in letters: 900 -> "$9", 360 -> "$3.60". Safe in the browser. */
export function formatCents(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}
