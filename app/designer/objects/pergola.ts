import { linearFromHex } from "../numeric/colour.ts";
import type { Stage } from "../render/geometry.ts";
import { addBox, createFrame } from "./mesh.ts";
import type { ObjectSite } from "./object-site.ts";

const postHeight = 2.45;

/** Four posts, two beams and a roof of rafters over `width` by `depth` metres (3 by 2.4 unless told). */
export function placePergola(site: ObjectSite, stage: Stage): void {
  const width = site.width ?? 3;
  const depth = site.depth ?? 2.4;
  const frame = createFrame(site.x, site.z, site.angle);
  const height = postHeight * site.size;
  const wood = { colour: linearFromHex(site.colour ?? "#7a563a"), finish: "wood" } as const;
  for (const x of [-width / 2, width / 2])
    for (const z of [-depth / 2, depth / 2])
      addBox(stage, [x - 0.055, 0, z - 0.055], [x + 0.055, height, z + 0.055], { ...wood, grain: "y" }, frame);
  for (const z of [-depth / 2, depth / 2])
    addBox(
      stage,
      [-width / 2 - 0.3, height, z - 0.05],
      [width / 2 + 0.3, height + 0.2, z + 0.05],
      { ...wood, grain: "x" },
      frame,
    );
  const rafters = Math.round(width / 0.42);
  for (let i = 0; i <= rafters; i++) {
    const x = -width / 2 - 0.1 + ((width + 0.2) * i) / rafters;
    addBox(
      stage,
      [x - 0.025, height + 0.2, -depth / 2 - 0.35],
      [x + 0.025, height + 0.34, depth / 2 + 0.35],
      { ...wood, grain: "z" },
      frame,
    );
  }
}

/** A narrow garden arch to walk through, 1.3 m wide. */
export function placeArch(site: ObjectSite, stage: Stage): void {
  const frame = createFrame(site.x, site.z, site.angle, site.size);
  const wood = { colour: linearFromHex(site.colour ?? "#d8d6ce"), finish: "wood", grain: "y" } as const;
  for (const x of [-0.65, 0.65]) {
    for (const z of [-0.25, 0.25]) addBox(stage, [x - 0.04, 0, z - 0.04], [x + 0.04, 2.05, z + 0.04], wood, frame);
    for (let y = 0.3; y < 2; y += 0.3) addBox(stage, [x - 0.015, y, -0.25], [x + 0.015, y + 0.03, 0.25], wood, frame);
  }
  for (const z of [-0.25, 0.25])
    addBox(stage, [-0.85, 2.05, z - 0.03], [0.85, 2.15, z + 0.03], { ...wood, grain: "x" }, frame);
  for (let i = 0; i < 7; i++) {
    const x = -0.75 + i * 0.25;
    addBox(stage, [x - 0.02, 2.15, -0.4], [x + 0.02, 2.21, 0.4], { ...wood, grain: "z" }, frame);
  }
}
