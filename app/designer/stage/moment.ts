/** When the garden is seen. Without it: some years after planting, everything in leaf and in flower, by day. */
export interface Moment {
  /** Years after planting. */
  year?: 1 | 3 | 10;
  season?: Season;
  evening?: boolean;
}

export type Season = "spring" | "summer" | "autumn" | "winter";
