import { linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded } from "../making/tones.ts";

/** Meters: height above the lawn, a paver with its joint, and the curb around the pavers. */
const rise = 0.03;
const paver = { long: 0.3, wide: 0.2, joint: 0.006 };
const curb = 0.1;

const joint: Surface = { color: linearFromHex("#6d6a63"), finish: "soil" };

/** Pavers in running bond within a curb, for a car that comes from the front; any width and depth. */
export const parkingSpace: ObjectKind = {
  label: "Parking space of pavers",
  width: 2.7,
  depth: 5.5,
  height: rise + 0.01,
  radius: 3,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const stone: Surface = { color: linearFromHex(site.color ?? "#a19d94"), finish: "washed", bevel: 0.006 };
    const w = (site.width ?? this.width) / 2;
    const d = (site.depth ?? this.depth) / 2;
    addBox(stage, [-w + 0.01, 0, -d + 0.01], [w - 0.01, rise - 0.012, d - 0.01], joint, frame);
    layCurb(stage, frame, w, d, shaded(stone, 0.85));
    layPavers(stage, frame, w - curb, d - curb, stone, random);
  },
};

function layCurb(stage: Stage, frame: Placement, w: number, d: number, stone: Surface): void {
  for (const side of [-1, 1]) {
    for (let z = -d; z < d - 0.01; z += 1) {
      const far = Math.min(d, z + 0.994);
      const [low, high] = [Math.min(side * w, side * (w - curb)), Math.max(side * w, side * (w - curb))];
      addBox(stage, [low, 0, z], [high, rise + 0.01, far], stone, frame);
    }
    for (let x = -w + curb; x < w - curb - 0.01; x += 1) {
      const right = Math.min(w - curb, x + 0.994);
      const [low, high] = [Math.min(side * d, side * (d - curb)), Math.max(side * d, side * (d - curb))];
      addBox(stage, [x, 0, low], [right, rise, high], stone, frame);
    }
  }
}

function layPavers(stage: Stage, frame: Placement, w: number, d: number, stone: Surface, random: Random): void {
  const rows = Math.max(1, Math.round((2 * d) / paver.wide));
  const pitch = (2 * d) / rows;
  for (let row = 0; row < rows; row++) {
    const z = -d + row * pitch;
    for (let x = -w - (row % 2) * (paver.long / 2); x < w - 0.02; x += paver.long) {
      const [left, right] = [Math.max(-w, x), Math.min(w, x + paver.long - paver.joint)];
      if (right - left < 0.02) continue;
      const tone = shaded(stone, 0.86 + 0.26 * random());
      addBox(stage, [left, 0, z], [right, rise, z + pitch - paver.joint], tone, frame);
    }
  }
}
