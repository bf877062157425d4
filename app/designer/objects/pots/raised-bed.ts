import type { Random } from "../../numeric/random.ts";
import { isSpecies, type SpeciesName, speciesCatalog } from "../../plants/catalog.ts";
import { growPlant } from "../../plants/grow-plant.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { RaisedStage } from "../making/raised-stage.ts";
import { soil, woodOf } from "../making/tones.ts";

const courses = 3;
const courseHeight = 0.14;
const board = 0.038;
const soilLevel = 0.385;
const usual: readonly SpeciesName[] = ["lettuce", "cabbage"];

/** Any width and depth. */
export const raisedBed: ObjectKind = {
  label: "Raised vegetable bed",
  width: 1.6,
  depth: 0.8,
  height: 0.72,
  radius: 0.9,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8e6a47");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const d = ((site.depth ?? this.depth) * site.size) / 2;
    for (let i = 0; i < courses; i++) {
      const [low, high] = [i * courseHeight, (i + 1) * courseHeight - 0.004];
      for (const side of [-1, 1]) {
        const [z, x] = [side * (d - board / 2), side * (w - board / 2)];
        addBox(stage, [-w, low, z - board / 2], [w, high, z + board / 2], wood, frame);
        addBox(stage, [x - board / 2, low, -d + board], [x + board / 2, high, d - board], wood, frame);
      }
    }
    for (const x of [-w + 0.07, w - 0.07])
      for (const z of [-d + 0.07, d - 0.07])
        addBox(stage, [x - 0.032, 0, z - 0.032], [x + 0.032, 0.43, z + 0.032], wood, frame);
    addBox(stage, [-w + board, 0.2, -d + board], [w - board, soilLevel, d - board], soil, frame);
    growRows(stage, frame, site.crops?.filter(isSpecies) ?? usual, w - 0.1, d - 0.1, random);
  },
};

/** `halfWidth` by `halfDepth` meters; the last kind is at the back. */
function growRows(
  stage: Stage,
  frame: Placement,
  crops: readonly SpeciesName[],
  halfWidth: number,
  halfDepth: number,
  random: Random,
): void {
  const raised = new RaisedStage(stage, soilLevel);
  const rows = Math.max(2, Math.round((2 * halfDepth) / 0.32));
  for (let row = 0; row < rows; row++) {
    const species = crops[Math.floor((row / rows) * crops.length)] ?? "lettuce";
    const columns = Math.max(2, Math.round((2 * halfWidth) / gapOf(species)));
    for (let i = 0; i < columns; i++) {
      const along = -halfWidth + (2 * halfWidth * (i + 0.5)) / columns + 0.04 * (random() - 0.5);
      const [x, , z] = frame([along, 0, -halfDepth + (2 * halfDepth * (row + 0.5)) / rows]);
      // Plants of a row differ in age.
      growPlant({ species, x, z, size: sizeOf(species) * (0.8 + 0.3 * random()) }, raised, random);
    }
  }
}

/** Meters, slightly closer than usual, as in summer. */
function gapOf(species: SpeciesName): number {
  return Math.max(0.22, 1.7 * speciesCatalog[species].radius * sizeOf(species));
}

/** High plants are young in a raised bed. */
function sizeOf(species: SpeciesName): number {
  return Math.min(1, 0.75 / speciesCatalog[species].height);
}
