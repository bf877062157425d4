import { linearFromHex } from "../numeric/colour.ts";
import type { Stage } from "../render/geometry.ts";
import { addBox, createFrame } from "./mesh.ts";
import type { ObjectSite } from "./object-site.ts";

/** A slatted wooden bench with a back, 1.5 m wide; it looks towards its own -z. */
export function placeBench(site: ObjectSite, stage: Stage): void {
  const frame = createFrame(site.x, site.z, site.angle, site.size);
  const wood = { colour: linearFromHex(site.colour ?? "#7a5a3c"), finish: "wood" } as const;
  const along = { ...wood, grain: "x" } as const;
  const upright = { ...wood, grain: "y" } as const;
  for (let i = 0; i < 4; i++) {
    const near = -0.25 + i * 0.125;
    addBox(stage, [-0.75, 0.42, near], [0.75, 0.455, near + 0.1], along, frame);
  }
  for (const side of [-0.6, 0.6]) {
    addBox(stage, [side - 0.04, 0, -0.22], [side + 0.04, 0.42, -0.14], upright, frame);
    addBox(stage, [side - 0.04, 0, 0.14], [side + 0.04, 0.85, 0.22], upright, frame);
  }
  for (let i = 0; i < 3; i++) {
    const low = 0.55 + i * 0.11;
    addBox(stage, [-0.75, low, 0.18], [0.75, low + 0.09, 0.21], along, frame);
  }
}

/** A backless block bench of stone or concrete, 1.6 m wide. */
export function placeBlockBench(site: ObjectSite, stage: Stage): void {
  const frame = createFrame(site.x, site.z, site.angle, site.size);
  const concrete = { colour: linearFromHex(site.colour ?? "#a5a29b"), finish: "concrete" } as const;
  const wood = { colour: linearFromHex("#8a6846"), finish: "wood", grain: "x" } as const;
  addBox(stage, [-0.8, 0, -0.21], [0.8, 0.38, 0.21], concrete, frame);
  for (let i = 0; i < 4; i++)
    addBox(stage, [-0.8, 0.38, -0.22 + i * 0.112], [0.8, 0.42, -0.12 + i * 0.112], wood, frame);
}
