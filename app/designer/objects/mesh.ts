import type { LinearRgb } from "../numeric/colour.ts";
import { hash2 } from "../numeric/random.ts";
import { cross, dot, normalize, tangents, type Vec3 } from "../numeric/vector.ts";
import type { Block, Finish, Stage } from "../render/geometry.ts";
import type { ObjectSite } from "./object-site.ts";

/** How a piece of an object looks. */
export interface Surface {
  colour: LinearRgb;
  finish: Finish;
  /** Metres its edges are rounded by; each finish has a usual one. */
  bevel?: number;
}

/** Moves a point of an object's own frame (metres, foot at the origin, front towards -z) onto the plan. */
export type Frame = (point: Vec3) => Vec3;

/** Stands an object at (x, z), turned by `angle` radians about the vertical and scaled by `size`. */
export function createFrame(x: number, z: number, angle: number, size = 1): Frame {
  const cos = Math.cos(angle) * size;
  const sin = Math.sin(angle) * size;
  return ([px, py, pz]) => [x + px * cos + pz * sin, py * size, z - px * sin + pz * cos];
}

export function frameOf(site: ObjectSite): Frame {
  return createFrame(site.x, site.z, site.angle, site.size);
}

/** A flat four-cornered face; corners in order round the edge. */
export function addQuad(
  stage: Stage,
  corners: readonly [Vec3, Vec3, Vec3, Vec3],
  surface: Surface,
  block?: Block,
): void {
  const { colour, finish } = surface;
  const [a, b, c, d] = corners;
  stage.addTriangle({ corners: [a, b, c], colour, finish, block });
  stage.addTriangle({ corners: [a, c, d], colour, finish, block });
}

/** A box between two corners of the object's frame; its grain runs along its longest side. */
export function addBox(stage: Stage, low: Vec3, high: Vec3, surface: Surface, frame: Frame): void {
  const middle = [0, 1, 2].map((i) => (low[i] + high[i]) / 2) as unknown as Vec3;
  const sides: [Vec3, number][] = [
    [[1, 0, 0], (high[0] - low[0]) / 2],
    [[0, 1, 0], (high[1] - low[1]) / 2],
    [[0, 0, 1], (high[2] - low[2]) / 2],
  ];
  sides.sort((a, b) => b[1] - a[1]);
  addBlock(
    stage,
    middle,
    [sides[0][0], sides[1][0], sides[2][0]],
    [sides[0][1], sides[1][1], sides[2][1]],
    surface,
    frame,
  );
}

/**
 * A board or beam from `from` to `to` in the object's frame, `width` by `thickness` metres; `wide` is the direction its
 * width looks in (made square to the board).
 */
export function addBeam(
  stage: Stage,
  from: Vec3,
  to: Vec3,
  width: number,
  thickness: number,
  surface: Surface,
  frame: Frame,
  wide: Vec3 = [1, 0, 0],
): void {
  const run: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const along = normalize(run);
  const lean = dot(wide, along);
  const across = normalize([wide[0] - along[0] * lean, wide[1] - along[1] * lean, wide[2] - along[2] * lean]);
  const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  const half: Vec3 = [Math.hypot(...run) / 2, width / 2, thickness / 2];
  addBlock(stage, middle, [along, across, cross(along, across)], half, surface, frame);
}

const usualBevel: Partial<Record<Finish, number>> = {
  stone: 0.014,
  concrete: 0.01,
  cloth: 0.045,
  wood: 0.006,
  paint: 0.006,
  metal: 0.004,
};

/** A block in the object's frame: middle, unit axes (the first along its grain) and half extents. */
function addBlock(
  stage: Stage,
  middle: Vec3,
  axes: readonly [Vec3, Vec3, Vec3],
  half: Vec3,
  surface: Surface,
  frame: Frame,
): void {
  const centre = frame(middle);
  const origin = frame([0, 0, 0]);
  const turned = axes.map((axis) => {
    const tip = frame(axis);
    return [tip[0] - origin[0], tip[1] - origin[1], tip[2] - origin[2]] as Vec3;
  });
  const scale = Math.hypot(...turned[0]);
  const block: Block = {
    centre,
    axes: [normalize(turned[0]), normalize(turned[1]), normalize(turned[2])],
    half: [half[0] * scale, half[1] * scale, half[2] * scale],
    bevel: (surface.bevel ?? usualBevel[surface.finish] ?? 0.005) * scale,
    lot: hash2(centre[0] * 997, centre[2] * 997 + Math.round(centre[1] * 331)),
  };
  const at = (i: number, j: number, k: number): Vec3 => {
    const point: [number, number, number] = [centre[0], centre[1], centre[2]];
    for (let c = 0; c < 3; c++)
      point[c] += turned[0][c] * half[0] * i + turned[1][c] * half[1] * j + turned[2][c] * half[2] * k;
    return point;
  };
  for (const side of [-1, 1]) {
    addQuad(stage, [at(side, -1, -1), at(side, 1, -1), at(side, 1, 1), at(side, -1, 1)], surface, block);
    addQuad(stage, [at(-1, side, -1), at(1, side, -1), at(1, side, 1), at(-1, side, 1)], surface, block);
    addQuad(stage, [at(-1, -1, side), at(1, -1, side), at(1, 1, side), at(-1, 1, side)], surface, block);
  }
}

/** A round bar or cone from `from` to `to` (plan metres) with a radius at either end; the ends stay open. */
export function addCylinder(
  stage: Stage,
  from: Vec3,
  to: Vec3,
  fromRadius: number,
  toRadius: number,
  surface: Surface,
  sides = 8,
): void {
  const { colour, finish } = surface;
  const axis = normalize([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const [u, v] = tangents(axis);
  const normals: Vec3[] = [];
  for (let i = 0; i < sides; i++) {
    const angle = (i / sides) * 2 * Math.PI;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    normals.push([u[0] * cos + v[0] * sin, u[1] * cos + v[1] * sin, u[2] * cos + v[2] * sin]);
  }
  const rim = (centre: Vec3, radius: number, n: Vec3): Vec3 => [
    centre[0] + n[0] * radius,
    centre[1] + n[1] * radius,
    centre[2] + n[2] * radius,
  ];
  for (let i = 0; i < sides; i++) {
    const n = normals[i];
    const m = normals[(i + 1) % sides];
    const a = rim(from, fromRadius, n);
    const b = rim(from, fromRadius, m);
    const c = rim(to, toRadius, n);
    const d = rim(to, toRadius, m);
    stage.addTriangle({ corners: [a, b, c], normals: [n, m, n], colour, finish });
    stage.addTriangle({ corners: [b, d, c], normals: [m, m, n], colour, finish });
  }
}

/** One ring of a turned shape: metres from its axis and above the ground; a repeated ring makes a sharp edge. */
export type Ring = readonly [radius: number, height: number];

/** A shape turned about the upright through (0, 0) of the object's frame, from the outside bottom to the inside. */
export function addTurned(stage: Stage, rings: readonly Ring[], surface: Surface, frame: Frame, sides = 28): void {
  const { colour, finish } = surface;
  const slopes = rings.map((_, j) => ringNormal(rings, j));
  const up = (ring: number, i: number, slope: Ring): [Vec3, Vec3] => {
    const angle = (i / sides) * 2 * Math.PI;
    const [radius, height] = rings[ring];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const point = frame([cos * radius, height, sin * radius]);
    const tip = frame([cos * (radius + slope[0]), height + slope[1], sin * (radius + slope[0])]);
    return [point, normalize([tip[0] - point[0], tip[1] - point[1], tip[2] - point[2]])];
  };
  for (let j = 0; j + 1 < rings.length; j++) {
    if (rings[j][0] === rings[j + 1][0] && rings[j][1] === rings[j + 1][1]) continue;
    for (let i = 0; i < sides; i++) {
      const [a, na] = up(j, i, slopes[j][1]);
      const [b, nb] = up(j, i + 1, slopes[j][1]);
      const [c, nc] = up(j + 1, i, slopes[j + 1][0]);
      const [d, nd] = up(j + 1, i + 1, slopes[j + 1][0]);
      stage.addTriangle({ corners: [a, b, c], normals: [na, nb, nc], colour, finish });
      stage.addTriangle({ corners: [b, d, c], normals: [nb, nd, nc], colour, finish });
    }
  }
}

/** Outward direction (radius, height) of the segments before and after ring `j`, blended where they meet softly. */
function ringNormal(rings: readonly Ring[], j: number): [before: Ring, after: Ring] {
  const segment = (from: number): Ring | undefined => {
    if (from < 0 || from + 1 >= rings.length) return undefined;
    const [r, y] = [rings[from + 1][0] - rings[from][0], rings[from + 1][1] - rings[from][1]];
    const length = Math.hypot(r, y);
    return length === 0 ? undefined : [y / length, -r / length];
  };
  const before = segment(j - 1) ?? segment(j);
  const after = segment(j) ?? segment(j - 1);
  if (!before || !after)
    return [
      [1, 0],
      [1, 0],
    ];
  if (before[0] * after[0] + before[1] * after[1] < 0.6) return [before, after];
  const mean: Ring = [before[0] + after[0], before[1] + after[1]];
  return [mean, mean];
}

/** A level disc facing up, at a height in metres. */
export function addDisc(stage: Stage, centre: Vec3, radius: number, surface: Surface, sides = 24): void {
  const { colour, finish } = surface;
  const up: Vec3 = [0, 1, 0];
  for (let i = 0; i < sides; i++) {
    const a = (i / sides) * 2 * Math.PI;
    const b = ((i + 1) / sides) * 2 * Math.PI;
    const first: Vec3 = [centre[0] + Math.cos(a) * radius, centre[1], centre[2] + Math.sin(a) * radius];
    const second: Vec3 = [centre[0] + Math.cos(b) * radius, centre[1], centre[2] + Math.sin(b) * radius];
    stage.addTriangle({ corners: [centre, first, second], normals: [up, up, up], colour, finish });
  }
}

/** A cable or bar through `points` (object's frame), `radius` metres thick. */
export function addTube(stage: Stage, points: readonly Vec3[], radius: number, surface: Surface, frame: Frame): void {
  for (let i = 0; i + 1 < points.length; i++)
    addCylinder(stage, frame(points[i]), frame(points[i + 1]), radius, radius, surface, 6);
}

/** A smooth sheet through a grid of points (object's frame; rows of equal length). */
export function addSheet(stage: Stage, rows: readonly (readonly Vec3[])[], surface: Surface, frame: Frame): void {
  const { colour, finish } = surface;
  const points = rows.map((row) => row.map(frame));
  const normal = (j: number, i: number): Vec3 => {
    const row = points[j];
    const [left, right] = [row[Math.max(0, i - 1)], row[Math.min(row.length - 1, i + 1)]];
    const [near, far] = [points[Math.max(0, j - 1)][i], points[Math.min(points.length - 1, j + 1)][i]];
    const n = normalize(
      cross(
        [far[0] - near[0], far[1] - near[1], far[2] - near[2]],
        [right[0] - left[0], right[1] - left[1], right[2] - left[2]],
      ),
    );
    return n[1] < 0 ? [-n[0], -n[1], -n[2]] : n;
  };
  for (let j = 0; j + 1 < points.length; j++)
    for (let i = 0; i + 1 < points[j].length; i++) {
      const [a, b, c, d] = [points[j][i], points[j][i + 1], points[j + 1][i], points[j + 1][i + 1]];
      const [na, nb, nc, nd] = [normal(j, i), normal(j, i + 1), normal(j + 1, i), normal(j + 1, i + 1)];
      stage.addTriangle({ corners: [a, b, c], normals: [na, nb, nc], colour, finish });
      stage.addTriangle({ corners: [b, d, c], normals: [nb, nd, nc], colour, finish });
    }
}
