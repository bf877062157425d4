import type { PlanPoint } from "../../parts/plan-point.ts";

/** The line with each point at the mean of those up to `most` to either side, fewer near its ends. */
export function calmLine(line: readonly PlanPoint[], most: number): PlanPoint[] {
  return line.map((_, i) => {
    const reach = Math.min(most, i, line.length - 1 - i);
    const round = line.slice(i - reach, i + reach + 1);
    return [meanOf(round.map(([x]) => x)), meanOf(round.map(([, z]) => z))];
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
