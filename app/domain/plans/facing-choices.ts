import { compassPoints } from "#app/designer/locality/compass-points.ts";

/** Which way a photo may look, as a form offers it. */
export const facingChoices = compassPoints.map((point) => ({
  point,
  words: point.charAt(0).toUpperCase() + point.slice(1),
}));

/** Where the sun may have been when it was taken; "shadows" only where the photo's own are clear. */
export const sunChoices = [
  { sun: "behind", words: "Behind me" },
  { sun: "front", words: "In front of me" },
  { sun: "left", words: "On my left" },
  { sun: "right", words: "On my right" },
  { sun: "shadows", words: "Where the shadows in the photo say" },
] as const;

/** On the clock. */
export const hourChoices = Array.from({ length: 17 }, (_, i) => ({ hour: i + 5, words: wordsOf(i + 5) }));

export const monthChoices = Array.from({ length: 12 }, (_, i) => ({
  month: i + 1,
  words: new Date(Date.UTC(2000, i)).toLocaleDateString("en-US", { month: "long", timeZone: "UTC" }),
}));

function wordsOf(hour: number): string {
  return hour === 12 ? "noon" : `${hour % 12} ${hour < 12 ? "am" : "pm"}`;
}
