export interface Spot {
  x: number;
  y: number;
}

interface Grid {
  width: number;
  height: number;
}

/** The cells of a stroke, closed at the corners so that nothing connects across it. */
export function cellsAlong({ width, height }: Grid, stroke: readonly Spot[]): Set<number> {
  const cells = new Set<number>();
  for (const { x, y } of stepsAlong(stroke)) {
    for (const [across, down] of [
      [0, 0],
      [0.5, 0],
      [0, 0.5],
    ] as const) {
      const [column, row] = [Math.floor(x + across), Math.floor(y + down)];
      if (column >= 0 && row >= 0 && column < width && row < height) cells.add(row * width + column);
    }
  }
  return cells;
}

/** Cells by which a stroke is extended at both ends: people stop short of the border they aim for. */
const overshoot = 4;

function stepsAlong(stroke: readonly Spot[]): Spot[] {
  const longer = [beyond(stroke[1], stroke[0]), ...stroke, beyond(stroke.at(-2), stroke.at(-1))].filter(
    (spot) => spot !== undefined,
  );
  return longer.flatMap((to, i) => {
    const from = longer[i - 1];
    if (!from) return [to];
    const steps = Math.max(1, Math.ceil(distance(from, to) * 3));
    return Array.from({ length: steps }, (_, k) => {
      const share = (k + 1) / steps;
      return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    });
  });
}

function beyond(from: Spot | undefined, to: Spot | undefined): Spot | undefined {
  if (!from || !to) return undefined;
  const share = overshoot / Math.max(0.01, distance(from, to));
  return { x: to.x + share * (to.x - from.x), y: to.y + share * (to.y - from.y) };
}

export function cellsInside({ width, height }: Grid, ring: readonly Spot[]): number[] {
  return Array.from({ length: width * height }, (_, cell) => cell).filter((cell) => {
    const [x, y] = [(cell % width) + 0.5, Math.floor(cell / width) + 0.5];
    let isInside = false;
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside;
    });
    return isInside;
  });
}

export function lengthOf(stroke: readonly Spot[]): number {
  return stroke.reduce((sum, spot, i) => sum + distance(stroke[i - 1] ?? spot, spot), 0);
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
