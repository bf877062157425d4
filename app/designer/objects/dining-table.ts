import { linearFromHex } from "../numeric/colour.ts";
import type { Stage } from "../render/geometry.ts";
import { addBox, createFrame } from "./mesh.ts";
import type { ObjectSite } from "./object-site.ts";

/** A slatted table 1.6 by 0.9 m with a bench on either long side. */
export function placeDiningTable(site: ObjectSite, stage: Stage): void {
  const frame = createFrame(site.x, site.z, site.angle, site.size);
  const colour = linearFromHex(site.colour ?? "#8a6846");
  const along = { colour, finish: "wood", grain: "x" } as const;
  const upright = { colour, finish: "wood", grain: "y" } as const;
  for (let i = 0; i < 7; i++) {
    const near = -0.45 + i * 0.13;
    addBox(stage, [-0.8, 0.7, near], [0.8, 0.74, near + 0.12], along, frame);
  }
  for (const x of [-0.7, 0.7])
    for (const z of [-0.36, 0.36]) addBox(stage, [x - 0.04, 0, z - 0.04], [x + 0.04, 0.7, z + 0.04], upright, frame);
  for (const side of [-0.78, 0.78]) {
    addBox(stage, [-0.7, 0.4, side - 0.16], [0.7, 0.445, side + 0.16], along, frame);
    for (const x of [-0.58, 0.58])
      addBox(stage, [x - 0.035, 0, side - 0.12], [x + 0.035, 0.4, side + 0.12], upright, frame);
  }
}
