import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { SpeciesName } from "../../plants/catalog.ts";
import { growPlant } from "../../plants/grow-plant.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { Placement } from "../../stage/mesh.ts";

/** The line is in the object's own frame, from the foot on. */
export function growClimber(
  stage: Stage,
  species: SpeciesName,
  palette: string,
  line: readonly Vec3[],
  frame: Placement,
  random: Random,
): void {
  const support = line.map(frame);
  const [foot] = support;
  if (!foot) return;
  const [x, , z] = foot;
  growPlant({ species, x, z, size: 0.85, palette, support }, stage, random);
}
