import { designDepth, shareOfPicture, type Terrain } from "../ground/terrain.ts";

/** Shares of the picture's width and of the design's depth that separate left from right, front from back. */
const across = { left: 0.36, right: 0.64 };
const depth = { front: 0.4, back: 0.6 };
/** Share of the ground's height in the picture up to which it is the front: half the way looks far. */
const lowest = 0.6;

/** "at the back left", "on the right", "in the middle". */
export function whereSeen(terrain: Terrain, x: number, z: number): string {
  const [share] = shareOfPicture(terrain, x, z);
  const away = (z - terrain.grid.nearZ) / designDepth(terrain);
  const side = share < across.left ? "left" : share > across.right ? "right" : "";
  const end = away < depth.front && heightSeen(terrain, z) < lowest ? "front" : away > depth.back ? "back" : "";
  if (end) return `at the ${[end, side].filter(Boolean).join(" ")}`;
  return side ? `on the ${side}` : "in the middle";
}

/** As share of the ground from its lower edge to the design's end. */
function heightSeen(terrain: Terrain, z: number): number {
  const { nearZ } = terrain.grid;
  return (1 / nearZ - 1 / z) / (1 / nearZ - 1 / (nearZ + designDepth(terrain)));
}
