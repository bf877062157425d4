import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { buildHut, type Hut } from "../making/hut.ts";
import { addDoor, addWindow } from "../making/hut-openings.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters, usual trade sizes of a garden shed of 8 x 6 ft. */
const wall = 1.85;
const ridge = 2.4;
const eave = 0.14;
const door = { head: 1.78, half: 0.62, halfOfNarrow: 0.42 };
/** Narrower sheds have a single door and no window. */
const roomForWindow = 2.15;

const sill: Surface = { color: linearFromHex("#8f8c86"), finish: "concrete" };
const shingles: Surface = { color: linearFromHex("#57544f"), finish: "concrete", bevel: 0.004 };

/** Any `width` and `depth`. */
export const shed: ObjectKind = {
  label: "Garden shed",
  width: 2.4,
  depth: 1.8,
  height: ridge + 0.08,
  radius: 1.5,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const boards = woodOf(site, "#8a7459");
    const trim: Surface = site.color
      ? { color: linearFromHex("#e6e2d8"), finish: "paint" }
      : { ...shaded(boards, 0.72), bevel: 0.004 };
    const halfWidth = (site.width ?? this.width * site.size) / 2;
    const halfDepth = (site.depth ?? this.depth * site.size) / 2;
    const hut: Hut = {
      halfWidth,
      halfDepth,
      wall,
      ridge,
      eave,
      boards,
      trim,
      roof: shingles,
      board: 0.13,
      course: 0.15,
    };
    buildHut(stage, frame, hut, random);
    const face = -halfDepth;
    const hasWindow = 2 * halfWidth > roomForWindow;
    const half = hasWindow ? door.half : Math.min(door.halfOfNarrow, halfWidth - 0.2);
    const x = hasWindow ? -halfWidth + 0.2 + half : 0;
    addDoor(stage, frame, { x, low: 0.09, high: door.head, half, face }, hasWindow ? 2 : 1, boards, trim);
    if (hasWindow) {
      const middle = (x + half + halfWidth) / 2 + 0.01;
      const room = Math.min(0.3, (halfWidth - x - half) / 2 - 0.16);
      addWindow(stage, frame, { x: middle, low: 1.02, high: 1.6, half: room, face }, trim);
    }
    addBox(stage, [x - half, 0, face - eave - 0.02], [x + half, 0.05, face], sill, frame);
  },
};
