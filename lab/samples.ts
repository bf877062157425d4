import sharp from "sharp";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { type MaterialName, materialNames } from "../app/designer/materials/catalog.ts";
import type { Raster } from "../app/designer/numeric/raster.ts";
import { type ObjectName, objectCatalog } from "../app/designer/objects/catalog.ts";
import { readScene } from "../app/designer/photo/read-scene.ts";
import type { Scene } from "../app/designer/photo/scene/scene.ts";
import { findUprightObjects } from "../app/designer/photo/upright/find-upright-objects.ts";
import { viewYard } from "../app/designer/plan/ground/view-yard.ts";
import type { ObjectPlacement, Plan, PlanMaterials } from "../app/designer/plan/parts/plan.ts";
import { renderPlan } from "../app/designer/render/render-plan.ts";
import { Camera } from "../app/designer/stage/camera.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { makeCommands } from "./commands/make.mjs";

const declared = makeCommands.samples;

const width = 760;
const height = 500;
const columns = 2;

interface Stand {
  photo: Raster;
  scene: Scene;
  camera: Camera;
}

/** Endless, under a pale sky, lit from the right. */
function buildStand(): Stand {
  const photo = drawSyntheticYard(width, height);
  const horizonV = Math.round(height * 0.3);
  const ground = new Uint8Array(width * height);
  ground.fill(255, horizonV * width);
  const read = readScene(photo, seenSyntheticYard(width, height));
  const shading = { width: 2, height: 2, values: new Float32Array(4).fill(1) };
  const scene = { ...read, ground, horizonV, shading, paving: undefined };
  for (let i = 0; i < horizonV * width; i++) photo.data.set([176, 196, 218], i * 3);
  return { photo, scene, camera: new Camera(width, height, horizonV, width * 0.9) };
}

const materials: PlanMaterials = {
  base: "lawn",
  patio: "flagstone-grey",
  path: "gravel-pea",
  bed: "mulch-brown",
  steppingStone: "stone-grey",
  creek: "gravel-creek",
  meadow: "meadow",
  existingPaving: "keep",
  edging: "none",
};

function draw(stand: Stand, objects: ObjectPlacement[], patio?: MaterialName): Raster {
  const { photo, scene, camera } = stand;
  const uprightObjects = findUprightObjects(photo, scene.ground, camera);
  const plan: Plan = {
    style: "natural",
    stripedLawn: false,
    materials: patio ? { ...materials, patio } : materials,
    plants: [],
    objects,
    surfaceAt: (x, z, hit) => {
      const toPatio = patio ? Math.max(Math.abs(x) - 2.5, z - 12) : 9;
      const kind = toPatio < 0 ? "patio" : "base";
      return Object.assign(hit, { kind, toPatio, toPath: 9, toBed: 9, toStone: 9, toCreek: 9, patioEdgeAlong: z });
    },
    summary: {
      title: "",
      reason: "",
      composition: 0,
      style: "natural",
      materials,
      plants: {},
      objects: {},
      wish: {
        understood: [],
        removed: [],
        aims: [],
        leftOut: [],
        keeps: [],
        told: [],
        notDrawn: [],
        notUnderstood: [],
      },
      noRoom: [],
    },
    standIns: [],
    lacks: [],
  };
  const yard = viewYard(scene, camera, uprightObjects);
  return renderPlan({ photo, scene, yard, uprightObjects, plan, seed: 5 }).picture;
}

function drawObject(stand: Stand, object: ObjectName): Raster {
  const { depth, width: wide } = objectCatalog[object];
  const near = 3 + depth / 2;
  const far = { object, x: 1.1 + wide * 0.75, z: 8 + depth / 2, angle: -0.5, size: 1 };
  const picture = draw(stand, [{ object, x: -0.35, z: near, angle: 0.35, size: 1 }, far]);
  markMetre(picture, stand.camera, -0.35, 2.7);
  markMetre(picture, stand.camera, far.x, 7.4);
  return picture;
}

function drawMaterial(stand: Stand, name: MaterialName): Raster {
  const picture = draw(stand, [], name);
  markMetre(picture, stand.camera, 0, 2.1);
  markMetre(picture, stand.camera, 0, 6);
  return picture;
}

/** A red bar, 1 m long, on the ground about (x, z). */
function markMetre(picture: Raster, camera: Camera, x: number, z: number): void {
  const [left, v] = camera.project(x - 0.5, 0, z, [0, 0, 0]);
  const [right] = camera.project(x + 0.5, 0, z, [0, 0, 0]);
  for (let u = Math.max(0, Math.round(left)); u < Math.min(picture.width, right); u++)
    for (const row of [0, 1]) {
      const y = Math.round(v) + row;
      if (y < picture.height) picture.data.set([220, 30, 30], (y * picture.width + u) * 3);
    }
}

function chooseNames(wanted: readonly string[]): string[] {
  const objects = Object.keys(objectCatalog);
  const all: string[] = [...objects, ...materialNames];
  return wanted.flatMap((want): readonly string[] => {
    if (want === "objects") return objects;
    if (want === "materials") return materialNames;
    return all.filter((name) => (want.endsWith("*") ? name.startsWith(want.slice(0, -1)) : name === want));
  });
}

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  const names = chooseNames(positionals);
  const stand = buildStand();
  const tiles = names.map((name) => {
    const isObject = name in objectCatalog;
    const picture = isObject ? drawObject(stand, name as ObjectName) : drawMaterial(stand, name as MaterialName);
    console.log(name);
    return picture;
  });
  await sharp({
    create: {
      width: columns * width,
      height: Math.ceil(tiles.length / columns) * height,
      channels: 3,
      background: "#000",
    },
  })
    .composite(
      tiles.map(({ data }, i) => ({
        input: Buffer.from(data),
        raw: { width, height, channels: 3 as const },
        left: (i % columns) * width,
        top: Math.floor(i / columns) * height,
      })),
    )
    .png()
    .toFile(values.out);
}

await runCommand(declared, main);
