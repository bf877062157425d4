import { expect, test } from "vitest";
import { createRandom } from "../../numeric/random.ts";
import type { UprightObjects } from "../../photo/upright/upright-objects.ts";
import { Camera } from "../../stage/camera.ts";
import { findStanding } from "./find-standing.ts";
import { ownWalls } from "./own-walls.ts";
import { listSunRays, sunHours, viewSun } from "./sun-hours.ts";

/** Meters: corners nearest to the left of the viewer, and farthest to the right. */
interface Box {
  kind: "house" | "fence" | "tree";
  from: readonly [x: number, y: number, z: number];
  to: readonly [x: number, y: number, z: number];
}

const camera = new Camera(256, 192, 86, 193);
const pixels = camera.width * camera.height;

/** Distance along a ray to a box; Infinity beside it. Slabs, as in Kay and Kajiya (1986). */
function distanceTo({ from, to }: Box, start: readonly number[], ray: readonly number[]): number {
  let [near, far] = [0, Number.POSITIVE_INFINITY];
  for (const axis of [0, 1, 2]) {
    const [one, other] = [from, to].map((corner) => (corner[axis]! - start[axis]!) / ray[axis]!);
    near = Math.max(near, Math.min(one!, other!));
    far = Math.min(far, Math.max(one!, other!));
  }
  return near <= far ? near : Number.POSITIVE_INFINITY;
}

/** As a perfect reading of the photo would see it: a tree is a thing in front, all else the backdrop. */
function photograph(boxes: readonly Box[]) {
  const { width, height } = camera;
  const seen: (Box | "ground" | "sky")[] = [];
  const distances = new Float32Array(pixels);
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const [du, dv] = [
        (u + 0.5 - camera.centreU) / camera.focalPixels,
        (v + 0.5 - camera.centreV) / camera.focalPixels,
      ];
      const ray = [du, -camera.cosTilt * dv - camera.sinTilt, camera.cosTilt - camera.sinTilt * dv];
      const at = boxes.map((box) => distanceTo(box, [0, camera.eyeHeight, 0], ray));
      const nearest = Math.min(Number.POSITIVE_INFINITY, ...at);
      const box = boxes[at.indexOf(nearest)];
      const toGround = ray[1]! < 0 ? -camera.eyeHeight / ray[1]! : Number.POSITIVE_INFINITY;
      const isGround = toGround < nearest;
      seen.push(isGround ? "ground" : nearest < Number.POSITIVE_INFINITY && box ? box : "sky");
      distances[v * width + u] = nearest * ray[2]!;
    }
  const trees = boxes.filter(({ kind }) => kind === "tree");
  const backdropZ = new Float32Array(width).fill(Number.POSITIVE_INFINITY);
  const treeZ = trees.map(() => new Float32Array(width).fill(Number.POSITIVE_INFINITY));
  seen.forEach((what, i) => {
    if (typeof what === "string") return;
    const column = what.kind === "tree" ? treeZ[trees.indexOf(what)]! : backdropZ;
    // Rows go down, so the last is nearest to the foot.
    column[i % width] = distances[i]!;
  });
  const labels = Uint8Array.from(seen, (what) => (typeof what === "string" ? 0 : trees.indexOf(what) + 1));
  const uprightObjects: UprightObjects = {
    width,
    height,
    ground: Uint8Array.from(seen, (what) => (what === "ground" ? 255 : 0)),
    backdropZ,
    thingShare: labels.map((label) => (label > 0 ? 255 : 0)),
    labels: { width, height, values: labels },
    things: [{ left: 0, z: new Float32Array([Number.POSITIVE_INFINITY]) }, ...treeZ.map((z) => ({ left: 0, z }))],
  };
  const sky = Uint8Array.from(seen, (what) => (what === "sky" ? 1 : 0));
  const isHouse = (u: number, v: number) => {
    const what = seen[Math.floor(v) * width + Math.floor(u)];
    return typeof what === "object" && what.kind === "house" ? 1 : 0;
  };
  const groundKinds = { width, height, values: new Uint8Array(pixels) };
  return {
    standing: findStanding({ yard: { camera, houseAt: isHouse }, uprightObjects, scene: { sky, groundKinds } }),
    isGround: (x: number, z: number) => {
      const [u, v, depth] = camera.project(x, 0, z, [0, 0, 0]);
      return camera.isInPicture(u, v, depth) && seen[Math.floor(v) * width + Math.floor(u)] === "ground";
    },
  };
}

/** Every third has a house behind the viewer and a fence beside, which the photo does not show. */
function buildYard(seed: number) {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const half = between(6, 10);
  const back = between(12, 20);
  const tall = between(1.4, 2);
  const fences: Box[] = [
    { kind: "fence", from: [-half - 0.1, 0, 3], to: [-half, tall, back] },
    { kind: "fence", from: [half, 0, 3], to: [half + 0.1, tall, back] },
    { kind: "fence", from: [-half, 0, back], to: [half, tall, back + 0.1] },
  ];
  const left = between(-half, half - 5);
  const house: Box = {
    kind: "house",
    from: [left, 0, back - 3],
    to: [left + between(5, 9), between(3, 6.5), back + 5],
  };
  const [x, z, r] = [between(-4, 4), between(6, back - 3.5), between(0.8, 1.6)];
  const tree: Box = { kind: "tree", from: [x - r, 0, z - r], to: [x + r, between(3, 6), z + r] };
  const seen = [
    ...(seed % 4 === 0 ? [] : fences),
    ...(seed % 5 === 1 ? [] : [house]),
    ...(seed % 2 === 0 ? [tree] : []),
  ];
  const unseen: Box[] = [
    { kind: "house", from: [-7, 0, -16], to: [7, between(3, 6), -8] },
    { kind: "house", from: [-half - 20, 0, 2], to: [-half - 10, between(3, 5), 12] },
  ];
  const earth = { facing: Math.floor(between(0, 8)) * 45, latitude: between(28, 58) };
  return { seen, unseen: seed % 3 === 0 ? unseen : [], earth, half, back, random };
}

const seasons = ["summer", "between"] as const;

test("hours in twenty yards of boxes are in the range that is told, or within one hour of it", () => {
  const errors: number[] = [];
  const widths: number[] = [];
  const fromMiddle: number[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const { seen, unseen, earth, half, back, random } = buildYard(seed);
    const { standing, isGround } = photograph(seen);
    const view = viewSun(standing, []);
    for (let tries = 0, found = 0; tries < 200 && found < 6; tries++) {
      const [x, z] = [(random() * 2 - 1) * half, 3 + random() * (back - 4)];
      if (!isGround(x, z)) continue;
      found++;
      for (const season of seasons) {
        const rays = listSunRays(earth, season);
        const { low, high } = sunHours([x, z], rays, view);
        const truth =
          rays.filter(({ x: dx, z: dz, slope }) =>
            [...seen, ...unseen].every(
              (box) => distanceTo(box, [x, 0.3, z], [dx, slope, dz]) === Number.POSITIVE_INFINITY,
            ),
          ).length / 6;
        errors.push(Math.max(0, low - truth, truth - high));
        widths.push(high - low);
        fromMiddle.push(Math.abs((low + high) / 2 - truth));
      }
    }
  }
  expect(errors).toHaveLength(240);
  expect(Math.max(...errors)).toBeLessThan(1.01);
  // Ranges are narrow enough to choose plants by, and most of their middles are right, too.
  expect(widths.sort((a, b) => a - b)[120]).toBeLessThan(3);
  expect(fromMiddle.filter((error) => error < 1.01).length).toBeGreaterThan(170);
});

test("facing east the sun rises ahead and is to the right at noon, as high as almanacs say", () => {
  const rays = listSunRays({ facing: 90, latitude: 45 }, "summer");
  const noon = rays.reduce((high, ray) => (ray.slope > high.slope ? ray : high));
  expect(rays[0]).toMatchObject({ z: expect.closeTo(Math.cos(31 * (Math.PI / 180)), 1) });
  expect(noon).toMatchObject({ x: expect.closeTo(1, 1), z: expect.closeTo(0, 0) });
  expect(Math.atan(noon.slope) * (180 / Math.PI)).toBeCloseTo(68.4, 0);
  // From sunrise to sunset it is 15.6 hours; the sun is lower than three degrees for over half an hour of them.
  expect(rays.length / 6).toBeCloseTo(14.8, 0);
});

test("a house takes the noon's sun where it stands south, and in the southern half where it stands north", () => {
  const { standing } = photograph([{ kind: "house", from: [-8, 0, 12], to: [8, 6, 20] }]);
  const hoursAt = (facing: number, latitude: number) => {
    const earth = { facing, latitude };
    const { high } = sunHours([0, 8], listSunRays(earth, "between"), viewSun(standing, []));
    return high;
  };
  expect(hoursAt(180, 45)).toBeLessThan(hoursAt(0, 45) - 3);
  expect(hoursAt(0, -45)).toBeCloseTo(hoursAt(180, 45));
  expect(hoursAt(90, 45)).toBeCloseTo(hoursAt(270, 45));
});

test("the plan's own tree takes sun where its shadow falls", () => {
  const { standing } = photograph([]);
  const tree = {
    species: "oak",
    name: "Oak",
    follows: "none",
    role: "tree",
    spacing: 4,
    spread: 4,
    height: 6,
  } as const;
  const view = viewSun(standing, ownWalls({ plants: [{ ...tree, at: [[0, 10, 2]] }], objects: [] }));
  const [south, north] = [180, 0].map(
    (facing) => sunHours([0, 6.5], listSunRays({ facing, latitude: 45 }, "between"), view).high,
  );
  expect(south).toBeLessThan(north! - 2);
});
