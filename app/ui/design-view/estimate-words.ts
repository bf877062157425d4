/** "Going by the last ones made here: about 2 more minutes." Nothing when there is nothing to go by. */
export function estimateWords(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  if (seconds < 45)
    return `Going by the last ones made here: about ${Math.max(5, Math.ceil(seconds / 5) * 5)} more seconds.`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `Going by the last ones made here: about ${minutes} more ${minutes === 1 ? "minute" : "minutes"}.`;
}
