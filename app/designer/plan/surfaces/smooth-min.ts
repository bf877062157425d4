/** The lesser of two distances, rounded where they are within `reach` of each other (Inigo Quilez, "smooth minimum"). */
export function smoothMin(a: number, b: number, reach: number): number {
  const overlap = Math.max(0, reach - Math.abs(a - b)) / reach;
  return Math.min(a, b) - (overlap * overlap * reach) / 4;
}
