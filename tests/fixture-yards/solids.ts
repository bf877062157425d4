import { noise3 } from "../../app/designer/numeric/noise.ts";
import { dot, normalize, type Vec3 } from "../../app/designer/numeric/vector.ts";
import type { Texture } from "./textures.ts";
import type { TruthClass } from "./truth-classes.ts";

export interface Hit {
  distance: number;
  normal: Vec3;
}

/** Metres. */
export interface Sphere {
  center: Vec3;
  radius: number;
}

/** Something that stands in the yard. */
export interface Solid {
  class: TruthClass;
  texture: Texture;
  /** Holds all of it: most rays pass it by, which is quicker to tell than that they miss what is in it. */
  around: Sphere;
  /** Nearest hit of the ray in front of its origin. */
  intersect(origin: Vec3, direction: Vec3): Hit | undefined;
}

export type Shape = Pick<Solid, "intersect" | "around">;

/** All points with dot(normal, p) <= offset for each plane, none of them outside of `around`. */
function convex(planes: readonly (readonly [normal: Vec3, offset: number])[], around: Sphere): Shape {
  return {
    around,
    intersect: ([ox, oy, oz], [dx, dy, dz]) => {
      let near = 1e-4;
      let far = 1e9;
      let normal: Vec3 | undefined;
      for (const [n, offset] of planes) {
        const along = n[0] * dx + n[1] * dy + n[2] * dz;
        const above = offset - (n[0] * ox + n[1] * oy + n[2] * oz);
        if (Math.abs(along) < 1e-9) {
          if (above < 0) return undefined;
        } else if (along < 0) {
          if (above / along > near) {
            near = above / along;
            normal = n;
          }
        } else far = Math.min(far, above / along);
        if (near > far) return undefined;
      }
      return normal && { distance: near, normal };
    },
  };
}

export interface BoxSize {
  width: number;
  height: number;
  depth: number;
  /** Height of the underside. */
  base?: number;
  /** Radians about the vertical axis: positive turns the right end away. */
  yaw?: number;
}

/** A box whose middle stands above (x, z). */
export function box(x: number, z: number, { width, height, depth, base = 0, yaw = 0 }: BoxSize): Shape {
  const right: Vec3 = [Math.cos(yaw), 0, Math.sin(yaw)];
  const back: Vec3 = [-Math.sin(yaw), 0, Math.cos(yaw)];
  const center: Vec3 = [x, 0, z];
  const pair = (n: Vec3, half: number): [Vec3, number][] => [
    [n, dot(n, center) + half],
    [[-n[0], -n[1], -n[2]], half - dot(n, center)],
  ];
  const planes = [...pair(right, width / 2), ...pair(back, depth / 2)];
  const around = { center: [x, base + height / 2, z] as const, radius: Math.hypot(width, height, depth) / 2 };
  return convex([...planes, [[0, 1, 0], base + height], [[0, -1, 0], -base]], around);
}

/** A roof with two slopes over a box, its ridge along the box's width. */
export function gable(x: number, z: number, size: BoxSize & { rise: number }): Shape {
  const { width, depth, base = 0, yaw = 0, rise } = size;
  const right: Vec3 = [Math.cos(yaw), 0, Math.sin(yaw)];
  const back: Vec3 = [-Math.sin(yaw), 0, Math.cos(yaw)];
  const center: Vec3 = [x, base, z];
  const slope = (side: 1 | -1): [Vec3, number] => {
    const n = normalize([back[0] * side * rise, depth / 2, back[2] * side * rise]);
    const eave: Vec3 = [x + back[0] * side * (depth / 2), base, z + back[2] * side * (depth / 2)];
    return [n, dot(n, eave)];
  };
  const planes: [Vec3, number][] = [
    slope(1),
    slope(-1),
    [[0, -1, 0], -base],
    [right, dot(right, center) + width / 2],
    [[-right[0], 0, -right[2]], width / 2 - dot(right, center)],
  ];
  return convex(planes, { center, radius: Math.max(Math.hypot(width, depth) / 2, Math.hypot(width / 2, rise)) });
}

/** `center` and radii in meters. */
export function ellipsoid(center: Vec3, radii: Vec3): Shape {
  return {
    around: { center, radius: Math.max(...radii) },
    intersect: (origin, direction) => {
      const o = scaled([origin[0] - center[0], origin[1] - center[1], origin[2] - center[2]], radii);
      const d = scaled(direction, radii);
      const a = d[0] ** 2 + d[1] ** 2 + d[2] ** 2;
      const b = o[0] * d[0] + o[1] * d[1] + o[2] * d[2];
      const root = b * b - a * (o[0] ** 2 + o[1] ** 2 + o[2] ** 2 - 1);
      if (root < 0) return undefined;
      const distance = (-b - Math.sqrt(root)) / a;
      if (distance < 1e-4) return undefined;
      const at: Vec3 = [o[0] + d[0] * distance, o[1] + d[1] * distance, o[2] + d[2] * distance];
      return { distance, normal: normalize(scaled(at, radii)) };
    },
  };
}

/** A vector in units of the radii. */
function scaled(v: Vec3, radii: Vec3): Vec3 {
  return [v[0] / radii[0], v[1] / radii[1], v[2] / radii[2]];
}

/** A round post from `from` to `to`; its ends are open. */
export function limb(from: Vec3, to: Vec3, radius: number): Shape {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const axis = normalize([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  return {
    around: { center: middle, radius: length / 2 + radius },
    intersect: (origin, direction) => {
      const o: Vec3 = [origin[0] - from[0], origin[1] - from[1], origin[2] - from[2]];
      const [oAlong, dAlong] = [dot(o, axis), dot(direction, axis)];
      const off = lessAlong(o, oAlong, axis);
      const run = lessAlong(direction, dAlong, axis);
      const a = run[0] ** 2 + run[1] ** 2 + run[2] ** 2;
      const b = off[0] * run[0] + off[1] * run[1] + off[2] * run[2];
      const root = b * b - a * (off[0] ** 2 + off[1] ** 2 + off[2] ** 2 - radius * radius);
      if (root < 0 || a < 1e-9) return undefined;
      const distance = (-b - Math.sqrt(root)) / a;
      const along = oAlong + dAlong * distance;
      if (distance < 1e-4 || along < 0 || along > length) return undefined;
      const normal = normalize([off[0] + run[0] * distance, off[1] + run[1] * distance, off[2] + run[2] * distance]);
      return { distance, normal };
    },
  };
}

/** What of a vector is square to the axis it runs `along` meters of. */
function lessAlong(v: Vec3, along: number, axis: Vec3): Vec3 {
  return [v[0] - along * axis[0], v[1] - along * axis[1], v[2] - along * axis[2]];
}

/** The same shape with a ragged outline, as leaves have it; `size` is that of a tuft in meters. */
export function leafy(shape: Shape, size: number): Shape {
  return {
    around: shape.around,
    intersect: (origin, direction) => {
      const hit = shape.intersect(origin, direction);
      if (!hit) return undefined;
      const [x, y, z] = [
        (origin[0] + direction[0] * hit.distance) / size,
        (origin[1] + direction[1] * hit.distance) / size,
        (origin[2] + direction[2] * hit.distance) / size,
      ];
      const facing = -dot(hit.normal, direction);
      if (noise3(x, y, z, 5) > 0.46 + facing * 1.1) return undefined;
      return { distance: hit.distance, normal: normalize(bent(hit.normal, x, y, z)) };
    },
  };
}

/** A normal as the leaf at a place (in tufts) turns it. */
function bent(normal: Vec3, x: number, y: number, z: number): Vec3 {
  return [
    normal[0] + 1.6 * (noise3(x, y, z, 7) - 0.5),
    normal[1] + 1.6 * (noise3(x, y, z, 14) - 0.5),
    normal[2] + 1.6 * (noise3(x, y, z, 21) - 0.5),
  ];
}
