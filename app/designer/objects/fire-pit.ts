import { type LinearRgb, linearFromHex } from "../numeric/colour.ts";
import type { Random } from "../numeric/random.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Stage } from "../render/geometry.ts";
import { addBox, addCylinder, addDisc, addQuad, createFrame } from "./mesh.ts";
import type { ObjectSite } from "./object-site.ts";

const outerRadius = 0.6;
const courseHeight = 0.13;
const stonesPerCourse = 16;

/** A round ring of three courses of wall stone with logs in it. */
export function placeFirePit(site: ObjectSite, stage: Stage, random: Random): void {
  const base = linearFromHex(site.colour ?? "#8d8478");
  for (let course = 0; course < 3; course++)
    for (let i = 0; i < stonesPerCourse; i++) {
      const shade = 0.8 + 0.4 * random();
      const colour: LinearRgb = [base[0] * shade, base[1] * shade, base[2] * shade];
      addWallStone(site, course, i, colour, 1 + 0.02 * (random() - 0.5), stage);
    }
  const radius = outerRadius * site.size;
  const ash = { colour: linearFromHex("#2a2522"), finish: "stone" } as const;
  addDisc(stage, [site.x, 0.14 * site.size, site.z], radius * 0.75, ash);
  addLogs(site, radius * 0.5, 0.2 * site.size, stage, random);
}

/** A shallow steel bowl on a foot. */
export function placeFireBowl(site: ObjectSite, stage: Stage, random: Random): void {
  const steel = { colour: linearFromHex(site.colour ?? "#6b432d"), finish: "concrete" } as const;
  const { x, z, size } = site;
  const radius = 0.55 * size;
  addCylinder(stage, [x, 0, z], [x, 0.1 * size, z], radius * 0.5, radius * 0.45, steel, 20);
  addCylinder(stage, [x, 0.1 * size, z], [x, 0.2 * size, z], radius * 0.5, radius * 0.82, steel, 28);
  addCylinder(stage, [x, 0.2 * size, z], [x, 0.36 * size, z], radius * 0.82, radius, steel, 28);
  addCylinder(stage, [x, 0.36 * size, z], [x, 0.24 * size, z], radius * 0.97, radius * 0.8, steel, 28);
  addDisc(stage, [x, 0.27 * size, z], radius * 0.85, { colour: linearFromHex("#2a2522"), finish: "stone" });
  addLogs(site, radius * 0.42, 0.3 * size, stage, random);
}

/** A square concrete table with a trough of lava stones. */
export function placeFireTable(site: ObjectSite, stage: Stage): void {
  const frame = createFrame(site.x, site.z, site.angle, site.size);
  const concrete = { colour: linearFromHex(site.colour ?? "#8b8985"), finish: "concrete" } as const;
  const dark = { colour: linearFromHex("#1f1d1c"), finish: "stone" } as const;
  addBox(stage, [-0.5, 0, -0.5], [0.5, 0.32, 0.5], concrete, frame);
  addBox(stage, [-0.56, 0.32, -0.56], [0.56, 0.4, 0.56], concrete, frame);
  addBox(stage, [-0.34, 0.4, -0.16], [0.34, 0.412, 0.16], dark, frame);
}

function addWallStone(
  site: ObjectSite,
  course: number,
  index: number,
  colour: LinearRgb,
  bulge: number,
  stage: Stage,
): void {
  const shift = 0.5 * (course % 2);
  const from = ((index + shift + 0.03) / stonesPerCourse) * 2 * Math.PI;
  const to = ((index + 1 + shift - 0.03) / stonesPerCourse) * 2 * Math.PI;
  const low = course * courseHeight * site.size;
  const high = low + (courseHeight - 0.008) * site.size;
  const inner = outerRadius * site.size * 0.74;
  const outer = outerRadius * site.size * bulge;
  const at = (radius: number, angle: number, y: number): Vec3 => [
    site.x + Math.cos(angle) * radius,
    y,
    site.z + Math.sin(angle) * radius,
  ];
  const surface = { colour, finish: "stone" } as const;
  const parts = 3;
  for (let i = 0; i < parts; i++) {
    const a = from + ((to - from) * i) / parts;
    const b = from + ((to - from) * (i + 1)) / parts;
    for (const radius of [outer, inner])
      addQuad(stage, [at(radius, a, low), at(radius, b, low), at(radius, b, high), at(radius, a, high)], surface);
    addQuad(stage, [at(inner, a, high), at(inner, b, high), at(outer, b, high), at(outer, a, high)], surface);
  }
}

function addLogs(site: ObjectSite, half: number, y: number, stage: Stage, random: Random): void {
  const bark = { colour: linearFromHex("#5b4330"), finish: "bark" } as const;
  for (let i = 0; i < 4; i++) {
    const angle = random() * 6.283;
    const dx = Math.cos(angle) * half;
    const dz = Math.sin(angle) * half;
    const level = y + 0.035 * i * site.size;
    addCylinder(
      stage,
      [site.x - dx, level, site.z - dz],
      [site.x + dx, level + 0.04, site.z + dz],
      0.05 * site.size,
      0.045 * site.size,
      bark,
      7,
    );
  }
}
