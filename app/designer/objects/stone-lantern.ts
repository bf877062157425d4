import { linearFromHex } from "../numeric/colour.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Stage } from "../render/geometry.ts";
import { addBox, addCylinder, addDisc, createFrame } from "./mesh.ts";
import type { ObjectSite } from "./object-site.ts";

/** A Japanese lantern of five stacked stones, 1 m high. */
export function placeStoneLantern(site: ObjectSite, stage: Stage): void {
  const { x, z, size } = site;
  const frame = createFrame(x, z, site.angle, size);
  const stone = { colour: linearFromHex(site.colour ?? "#8b877d"), finish: "stone" } as const;
  const block = (half: number, low: number, high: number) =>
    addBox(stage, [-half, low, -half], [half, high, half], stone, frame);
  const at = (y: number): Vec3 => [x, y * size, z];
  block(0.18, 0, 0.1);
  addCylinder(stage, at(0.1), at(0.5), 0.09 * size, 0.08 * size, stone, 10);
  block(0.2, 0.5, 0.58);
  block(0.13, 0.58, 0.8);
  addCylinder(stage, at(0.8), at(1), 0.34 * size, 0.05 * size, stone, 6);
}

/** A stone bowl of water, 0.8 m wide. */
export function placeWaterBowl(site: ObjectSite, stage: Stage): void {
  const { x, z, size } = site;
  const stone = { colour: linearFromHex(site.colour ?? "#7c7a76"), finish: "stone" } as const;
  const water = { colour: linearFromHex("#5f7480"), finish: "plain" } as const;
  const at = (y: number): Vec3 => [x, y * size, z];
  addCylinder(stage, at(0), at(0.3), 0.26 * size, 0.4 * size, stone, 28);
  addCylinder(stage, at(0.3), at(0.34), 0.4 * size, 0.4 * size, stone, 28);
  addCylinder(stage, at(0.34), at(0.26), 0.345 * size, 0.32 * size, stone, 28);
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 2 * Math.PI;
    const b = ((i + 1) / 28) * 2 * Math.PI;
    const rim = (angle: number, radius: number): Vec3 => [
      x + Math.cos(angle) * radius * size,
      0.34 * size,
      z + Math.sin(angle) * radius * size,
    ];
    stage.addTriangle({ corners: [rim(a, 0.345), rim(b, 0.345), rim(a, 0.4)], ...stone });
    stage.addTriangle({ corners: [rim(b, 0.345), rim(b, 0.4), rim(a, 0.4)], ...stone });
  }
  addDisc(stage, at(0.315), 0.345 * size, water);
}
