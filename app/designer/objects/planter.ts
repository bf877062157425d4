import { linearFromHex } from "../numeric/colour.ts";
import type { Random } from "../numeric/random.ts";
import { growShrub } from "../plants/shrub.ts";
import type { Stage } from "../render/geometry.ts";
import { addBox, addCylinder, addDisc, createFrame } from "./mesh.ts";
import type { ObjectSite } from "./object-site.ts";

const soil = { colour: linearFromHex("#3a2c21"), finish: "stone" } as const;

/** A square concrete pot with a shrub in it. */
export function placePlanter(site: ObjectSite, stage: Stage, random: Random): void {
  const side = 0.42 * site.size;
  const rim = side * 0.95;
  const frame = createFrame(site.x, site.z, site.angle);
  const pot = { colour: linearFromHex(site.colour ?? "#5c5e60"), finish: "concrete" } as const;
  addBox(stage, [-side / 2, 0, -side / 2], [side / 2, rim, side / 2], pot, frame);
  growPotted(site, rim, stage, random);
}

/** A round clay pot, wider at the rim. */
export function placeClayPot(site: ObjectSite, stage: Stage, random: Random): void {
  const { x, z, size } = site;
  const rim = 0.4 * size;
  const clay = { colour: linearFromHex(site.colour ?? "#a8624a"), finish: "concrete" } as const;
  addCylinder(stage, [x, 0, z], [x, rim * 0.82, z], 0.15 * size, 0.225 * size, clay, 18);
  addCylinder(stage, [x, rim * 0.82, z], [x, rim, z], 0.245 * size, 0.25 * size, clay, 18);
  addDisc(stage, [x, rim * 0.93, z], 0.24 * size, soil);
  growPotted(site, rim, stage, random);
}

/** A timber bed 1.6 by 0.8 m, full of green. */
export function placeRaisedBed(site: ObjectSite, stage: Stage, random: Random): void {
  const frame = createFrame(site.x, site.z, site.angle, site.size);
  const wood = { colour: linearFromHex(site.colour ?? "#8a6846"), finish: "wood", grain: "x" } as const;
  for (let course = 0; course < 3; course++) {
    const low = course * 0.145;
    addBox(stage, [-0.8, low, -0.4], [0.8, low + 0.14, 0.4], wood, frame);
  }
  addBox(stage, [-0.75, 0.43, -0.35], [0.75, 0.44, 0.35], soil, frame);
  for (let i = 0; i < 10; i++) {
    const [x, y, z] = frame([-0.62 + (i % 5) * 0.31, 0.42, i < 5 ? -0.17 : 0.17]);
    const light = random() < 0.4;
    const form = { radius: 0.17 * site.size, height: (0.2 + 0.2 * random()) * site.size, ground: y };
    growShrub(
      {
        ...form,
        inner: light ? "#3d5a22" : "#26401c",
        outer: light ? "#9ab85a" : "#688f45",
        halfLength: 0.035,
        halfWidth: 0.018,
        lump: 0.25,
        cover: 1.6,
      },
      x,
      z,
      stage,
      random,
    );
  }
}

function growPotted(site: ObjectSite, rim: number, stage: Stage, random: Random): void {
  const form = { radius: 0.25 * site.size, height: 0.5 * site.size, ground: rim * 0.94 };
  growShrub({ ...form, inner: "#1d3216", outer: "#5d8440", lump: 0.1 }, site.x, site.z, stage, random);
}
