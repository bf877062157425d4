import type { Wall } from "./sun-hours.ts";

/** As the geometry of a plan has them. */
interface OwnThings {
  plants: readonly {
    height: number;
    spread: number;
    at: readonly (readonly [x: number, z: number, radius: number])[];
  }[];
  objects: readonly {
    at: readonly { x: number; z: number; angle: number; width: number; depth: number; height: number }[];
  }[];
}

/** What lower things take is not worth telling. */
const leastHeight = 1.2;

/** Of the plan's own trees, shrubs and structures: each as two walls that cross. */
export function ownWalls({ plants, objects }: OwnThings): Wall[] {
  const crossed = (x: number, z: number, angle: number, width: number, depth: number, height: number): Wall[] =>
    height < leastHeight
      ? []
      : [
          [Math.cos(angle) * width, -Math.sin(angle) * width],
          [Math.sin(angle) * depth, Math.cos(angle) * depth],
        ].map(([dx = 0, dz = 0]) => ({
          from: [x - dx / 2, z - dz / 2],
          to: [x + dx / 2, z + dz / 2],
          heights: [height, height],
        }));
  return [
    ...plants.flatMap(({ height, spread, at }) =>
      at.flatMap(([x, z, radius]) =>
        crossed(x, z, 0, radius * 2, radius * 2, height * Math.min(1, (2 * radius) / spread)),
      ),
    ),
    ...objects.flatMap(({ at }) =>
      at.flatMap(({ x, z, angle, width, depth, height }) => crossed(x, z, angle, width, depth, height)),
    ),
  ];
}
