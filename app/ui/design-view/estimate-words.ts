/** "About 20 seconds left." */
export function estimateWords(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  if (seconds < 45) return `About ${Math.max(5, Math.ceil(seconds / 5) * 5)} seconds left`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `About ${minutes} ${minutes === 1 ? "minute" : "minutes"} left`;
}
