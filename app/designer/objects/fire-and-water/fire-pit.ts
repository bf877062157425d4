import type { Random } from "../../numeric/random.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addDisc } from "../../stage/round-mesh.ts";
import { addFire } from "../making/fire-logs.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, soil, stoneOf } from "../making/tones.ts";

const outer = 0.6;
const thickness = 0.17;
const courseHeight = 0.115;
const stonesPerCourse = 15;

export const firePit: ObjectKind = {
  label: "Stone fire pit",
  width: 1.25,
  depth: 1.25,
  height: 0.51,
  radius: 0.63,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const stone = stoneOf(site, "#8f8677");
    for (let course = 0; course < 3; course++) layRing(stage, frame, stone, course, random);
    addDisc(stage, frame([0, 0.2, 0]), (outer - thickness + 0.02) * site.size, shaded(soil, 0.3));
    addFire(stage, frame, 0.3, 0.215, random);
  },
};

function layRing(stage: Stage, frame: Placement, stone: Surface, course: number, random: Random): void {
  const isCap = course === 2;
  const low = course * courseHeight - 0.01;
  const height = isCap ? 0.075 : courseHeight;
  const half = Math.tan(Math.PI / stonesPerCourse) * (outer - thickness / 2) - 0.004;
  for (let i = 0; i < stonesPerCourse; i++) {
    const angle = ((i + 0.5 * (course % 2)) / stonesPerCourse) * 2 * Math.PI + 0.03 * (random() - 0.5);
    const at = nestPlacement(
      frame,
      Math.sin(angle) * (outer - thickness / 2),
      Math.cos(angle) * (outer - thickness / 2),
      angle,
    );
    const tone = shaded(stone, (isCap ? 0.95 : 0.72) + 0.4 * random());
    const out = (isCap ? 0.018 : 0) + 0.014 * (random() - 0.5);
    addBox(
      stage,
      [-half * 1.05, low, -thickness / 2 - (isCap ? 0.015 : 0)],
      [half * 1.05, low + height - 0.006 * random(), thickness / 2 + out],
      { ...tone, bevel: 0.018 },
      at,
    );
  }
}
