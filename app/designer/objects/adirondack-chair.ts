import { linearFromHex } from "../numeric/colour.ts";
import type { Stage } from "../render/geometry.ts";
import { addBox, addQuad, createFrame } from "./mesh.ts";
import type { ObjectSite } from "./object-site.ts";

/** A slatted wooden chair; it looks towards its own -z. */
export function placeAdirondackChair(site: ObjectSite, stage: Stage): void {
  const frame = createFrame(site.x, site.z, site.angle, site.size);
  const wood = { colour: linearFromHex(site.colour ?? "#8a6b4a"), finish: "wood" } as const;
  for (let i = 0; i < 6; i++) {
    const near = -0.36 + (i / 6) * 0.58;
    const level = 0.36 - (i / 6) * 0.12;
    addBox(stage, [-0.28, level, near], [0.28, level + 0.022, near + 0.085], { ...wood, grain: "x" }, frame);
  }
  for (let i = 0; i < 5; i++) {
    const left = -0.27 + i * 0.11;
    const right = left + 0.098;
    const top = 0.95 + 0.06 * (1 - Math.abs(i - 2) / 2);
    addQuad(
      stage,
      [frame([left, 0.22, 0.2]), frame([right, 0.22, 0.2]), frame([right, top, 0.46]), frame([left, top, 0.46])],
      { ...wood, grain: "y" },
    );
  }
  for (const side of [-1, 1]) {
    const arm = side * 0.33;
    const leg = side * 0.31;
    const back = side * 0.29;
    addBox(stage, [arm - 0.06, 0.54, -0.38], [arm + 0.06, 0.565, 0.36], { ...wood, grain: "z" }, frame);
    addBox(stage, [leg - 0.025, 0, -0.36], [leg + 0.025, 0.54, -0.27], { ...wood, grain: "y" }, frame);
    addBox(stage, [back - 0.02, 0, 0.3], [back + 0.02, 0.54, 0.36], { ...wood, grain: "y" }, frame);
    const rail = side * 0.28;
    addQuad(
      stage,
      [
        frame([rail - 0.02, 0.33, -0.36]),
        frame([rail + 0.02, 0.33, -0.36]),
        frame([rail + 0.02, 0.2, 0.3]),
        frame([rail - 0.02, 0.2, 0.3]),
      ],
      wood,
    );
  }
}
