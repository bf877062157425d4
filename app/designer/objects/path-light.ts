import { linearFromHex } from "../numeric/colour.ts";
import type { Stage } from "../render/geometry.ts";
import { addCylinder } from "./mesh.ts";
import type { ObjectSite } from "./object-site.ts";

/** A low bollard lamp with a glowing ring under its cap. */
export function placePathLight(site: ObjectSite, stage: Stage): void {
  const { x, z, size } = site;
  const metal = { colour: linearFromHex(site.colour ?? "#1c1b1a"), finish: "plain" } as const;
  const glow = { colour: [1.1, 0.95, 0.65], finish: "glow" } as const;
  addCylinder(stage, [x, 0, z], [x, 0.42 * size, z], 0.012, 0.012, metal, 6);
  addCylinder(stage, [x, 0.42 * size, z], [x, 0.47 * size, z], 0.03, 0.03, glow, 8);
  addCylinder(stage, [x, 0.47 * size, z], [x, 0.5 * size, z], 0.075, 0.02, metal, 10);
}
