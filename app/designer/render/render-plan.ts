import { createRandom, hash2, type Random } from "../numeric/random.ts";
import type { Raster } from "../numeric/raster.ts";
import { floatAt } from "../numeric/read-at.ts";
import { clamp } from "../numeric/scalar.ts";
import { isCrossedFrom } from "../numeric/segment.ts";
import { objectCatalog, placeObject } from "../objects/catalog.ts";
import { copingWidth, edgeFartherOut, isPool, poolEdge, poolForms } from "../objects/making/pool-outline.ts";
import { RaisedStage } from "../objects/making/raised-stage.ts";
import type { Scene } from "../photo/scene/scene.ts";
import { createShade } from "../photo/scene/shade-at.ts";
import type { UprightObjects } from "../photo/upright/upright-objects.ts";
import type { Yard } from "../plan/ground/yard.ts";
import { onPlan } from "../plan/parts/footprint.ts";
import type { Plan } from "../plan/parts/plan.ts";
import { SurfaceMap } from "../plan/surfaces/surface-map.ts";
import { speciesCatalog } from "../plants/catalog.ts";
import { growPlant } from "../plants/grow-plant.ts";
import type { Stage } from "../stage/geometry.ts";
import type { Moment } from "../stage/moment.ts";
import { Air } from "./composite/air.ts";
import { type Composite, compositePicture } from "./composite/composite.ts";
import { findLamps, turnEvening } from "./composite/evening.ts";
import { GrownDesign } from "./geometry/grown-design.ts";
import { BouncedLight } from "./ground/bounced-light.ts";
import { exampleOf } from "./ground/example/photo-examples.ts";
import { growGrassBlades } from "./ground/grass-blades.ts";
import { GroundPainter } from "./ground/ground-painter.ts";
import { GroundShader } from "./ground/ground-shader.ts";
import { greensInSeason } from "./ground/season-greens.ts";
import { lookOf } from "./photo-look.ts";
import { drawLeaves } from "./raster/draw-leaves.ts";
import { placeTriangles, shadeTriangles } from "./raster/draw-triangles.ts";
import { createFrameBuffer, type View } from "./raster/frame-buffer.ts";
import { ShadowGrid } from "./shade/shadow-grid.ts";
import { SkyGrid } from "./shade/sky-grid.ts";

/** For timing. */
export type RenderStep = "planting" | "shadows" | "drawing" | "composite";

/** Meters: smaller objects are free-standing; larger ones, such as fences, end where a house begins. */
const mostCompact = 0.8;

export interface RenderInput {
  photo: Raster;
  scene: Scene;
  yard: Yard;
  uprightObjects: UprightObjects;
  plan: Plan;
  seed: number;
  moment?: Moment;
}

/** Pixels that are neither ground nor covered by something new keep their bytes, except in the evening, which darkens all. */
export function renderPlan(input: RenderInput, onProgress?: (step: RenderStep) => void): Composite {
  const { photo, scene, yard, uprightObjects } = input;
  const { frame, painter, shadows, sky, lamps } = drawFrame(input, onProgress);
  const detail = painter.madeLawn ? lookOf(photo, scene, yard.camera).lawnDetail : undefined;
  const shader = new GroundShader(yard.camera, scene, painter, shadows, sky, detail);
  const composite = compositePicture(photo, scene, shader, frame, new Air(photo, scene, uprightObjects));
  if (lamps) {
    turnEvening(composite.picture, lamps, { photo, scene, frame, camera: yard.camera, uprightObjects });
    composite.changed.fill(255);
  }
  onProgress?.("composite");
  return composite;
}

/** Returns without the grown design, whose hundred megabytes can then be freed. */
function drawFrame(input: RenderInput, onProgress?: (step: RenderStep) => void) {
  const { photo, scene, yard, plan, uprightObjects, moment } = input;
  const { camera } = yard;
  const surfaces = new SurfaceMap(plan, yard);
  const design = growDesign(input, surfaces);
  onProgress?.("planting");
  const shadows = new ShadowGrid(design, scene.light);
  const sky = new SkyGrid(design);
  onProgress?.("shadows");
  const { leafTone, mirror, lawnGreens } = lookOf(photo, scene, camera);
  const painter = new GroundPainter(plan, surfaces, scene, {
    greens: greensInSeason(lawnGreens, moment?.season),
    season: moment?.season,
    exampleOf: (kind) => exampleOf(kind, photo, scene, camera),
  });
  const frame = createFrameBuffer(camera);
  const view: View = {
    camera,
    light: scene.light,
    shadows,
    sky,
    leafTone,
    bounce: new BouncedLight(photo, scene, camera, painter),
    uprightObjects,
    mirror,
  };
  placeTriangles(frame, view, design.triangles);
  drawLeaves(frame, view, design);
  shadeTriangles(frame, view, design.triangles);
  onProgress?.("drawing");
  return { frame, painter, shadows, sky, lamps: moment?.evening ? findLamps(design.triangles) : undefined };
}

function growDesign(input: RenderInput, surfaces: SurfaceMap): GrownDesign {
  const { photo, scene, yard, plan, seed, moment } = input;
  const { camera } = yard;
  const design = new GrownDesign(camera, createShade(scene, camera), scene.light, moment);
  for (const placement of plan.objects) {
    const { width, depth, radius } = objectCatalog[placement.object];
    const reach = radius * placement.size;
    design.standAt(
      placement.x,
      placement.z,
      Math.max(width, depth) < mostCompact ? leaningRoom(placement, reach, input) : reach,
    );
    placeObject(placement, onLevel(design, placement), randomOfPlace(placement, seed));
  }
  for (const placement of plan.plants) {
    const { radius, role } = speciesCatalog[placement.species];
    const reach = radius * placement.size;
    design.standAt(placement.x, placement.z, role === "hedge" ? reach : leaningRoom(placement, reach, input));
    growPlant(placement, onLevel(design, placement), randomOfPlace(placement, seed));
  }
  const { base, meadow } = plan.materials;
  if (base === "lawn" || meadow === "meadow") {
    const texture = exampleOf("lawn", photo, scene, camera) ? "example" : "made";
    growGrassBlades(design, {
      surfaces,
      materials: plan.materials,
      camera,
      scene,
      greens: greensInSeason(lookOf(photo, scene, camera).lawnGreens, moment?.season),
      texture,
      isCovered: poolsCover(plan),
      random: createRandom(seed),
    });
  }
  return design;
}

function onLevel(design: GrownDesign, { rise }: { rise?: number }): Stage {
  return rise ? new RaisedStage(design, rise) : design;
}

function poolsCover({ objects }: Plan): (x: number, z: number) => boolean {
  const rings = objects.flatMap((pool) => {
    const { object, width = 0, depth = 0 } = pool;
    if (!isPool(object)) return [];
    const edge = poolEdge(poolForms[object], width - 2 * copingWidth, depth - 2 * copingWidth);
    return [
      edgeFartherOut(edge, copingWidth).map(([dx, dz]): [number, number] => {
        const { x, z } = onPlan(pool, dx, dz);
        return [x, z];
      }),
    ];
  });
  return (x, z) => rings.some((ring) => isWithin(ring, x, z));
}

function isWithin(ring: readonly [number, number][], x: number, z: number): boolean {
  return ring.reduce((isIn, to, i) => isIn !== isCrossedFrom(ring.at(i - 1) ?? to, to, x, z), false);
}

/** Meters by which a thing of this `radius` may be behind the backdrop, whose steps would cut it off straight. */
function leaningRoom(
  { x, z }: { x: number; z: number },
  radius: number,
  { yard, uprightObjects }: RenderInput,
): number {
  const [u] = yard.camera.project(x, 0, z, [0, 0, 0]);
  const column = clamp(Math.floor(u), 0, uprightObjects.width - 1);
  return floatAt(uprightObjects.backdropZ, column) > z - radius ? z : radius;
}

/** Depend on the place, so that adding a plant does not change the others. */
function randomOfPlace(place: { x: number; z: number }, seed: number): Random {
  return createRandom(Math.floor(hash2(place.x * 1000, place.z * 1000, seed) * 2 ** 31));
}
