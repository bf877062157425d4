import { addBox, createPlacement, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { soil } from "../making/tones.ts";
import { retainingWall } from "./retaining-wall.ts";

/** Meters: the wall's depth, and how far the earth is below its caps. */
export const terraceWall = 0.36;
const belowCap = 0.05;

/** Level earth behind a dry-stone wall that turns back at both ends; it ends at the slope or house behind it. */
export const terrace: ObjectKind = {
  label: "Terrace behind a dry-stone wall",
  width: 3,
  depth: 1.4,
  height: 0.45,
  radius: 1.6,
  shape: "rectangle",
  unit: "m",
  place(site, stage, random) {
    const size = { size: 1, color: site.color };
    const width = (site.width ?? this.width) * site.size;
    const depth = (site.depth ?? this.depth) * site.size;
    const height = (site.height ?? this.height) * site.size;
    const frame = placementOf({ ...site, size: 1 });
    const at = createPlacement(site.x, site.z, site.angle);
    const [frontX, , frontZ] = at([0, 0, -depth / 2 + terraceWall / 2]);
    const wall = { ...size, height, depth: terraceWall };
    retainingWall.place({ ...wall, x: frontX, z: frontZ, angle: site.angle, width }, stage, random);
    for (const side of [-1, 1]) {
      const [x, , z] = at([side * (width / 2 - terraceWall / 2), 0, terraceWall / 2]);
      const angle = site.angle + (side * Math.PI) / 2;
      retainingWall.place({ ...wall, x, z, angle, width: depth - terraceWall }, stage, random);
    }
    const half = width / 2 - terraceWall + 0.04;
    addBox(
      stage,
      [-half, 0, -depth / 2 + terraceWall - 0.04],
      [half, height - belowCap, depth / 2 - 0.02],
      { ...soil, bevel: 0.002 },
      frame,
    );
  },
};
