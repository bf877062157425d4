import { linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { Placement, Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";

const charred: Surface = { color: [0.62, 0.13, 0.025], finish: "ember" };
const bark: Surface = { color: linearFromHex("#5b4330"), finish: "bark" };

/** Within `reach` meters of the middle, from `y` up. */
export function addFire(stage: Stage, frame: Placement, reach: number, y: number, random: Random): void {
  for (let i = 0; i < 16; i++) {
    const angle = random() * 6.283;
    const far = Math.sqrt(random()) * reach;
    const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const turn = random() * 6.283;
    const half = 0.03 + 0.04 * random();
    const [dx, dz] = [Math.cos(turn) * half, Math.sin(turn) * half];
    const level = y + 0.02 * random();
    addCylinder(
      stage,
      frame([x - dx, level, z - dz]),
      frame([x + dx, level + 0.01, z + dz]),
      [0.028, 0.024],
      charred,
      6,
    );
  }
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 6.283 + 0.6 * random();
    const [x, z] = [Math.cos(angle) * reach * 0.95, Math.sin(angle) * reach * 0.95];
    const tip = frame([-x * 0.15, y + 0.19 + 0.02 * i, -z * 0.15]);
    addCylinder(stage, frame([x, y + 0.01, z]), tip, [0.046, 0.036], i % 2 ? bark : charred, 9);
  }
}
