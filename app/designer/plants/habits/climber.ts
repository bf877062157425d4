import { linearFromHex } from "../../numeric/color.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { LeafShape, Stage } from "../../stage/geometry.ts";
import { createPlacement } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { type Bloom, growBloom } from "../parts/bloom.ts";
import { defaultClump, growClump, leafDetail } from "../parts/foliage.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** Meters at size 1, colors as hex. */
export interface ClimberForm {
  stems: number;
  bark: string;
  inner: string;
  outer: string;
  halfLength: number;
  halfWidth: number;
  shape?: LeafShape;
  /** Number of flowers or clusters on a fan of the usual size, and their kind. */
  heads: number;
  bloom: Bloom;
  hang?: number;
}

/** A line that a shoot follows: the point at a share 0..1 of its length. */
interface Shoot {
  length: number;
  at(t: number): Vec3;
}

/** Meters between a shoot and the line it winds around. */
const windRadius = 0.07;

/** In an upright plane along the site's angle, or winding along its support. */
export function climber(form: ClimberForm): Grow {
  return (site, stage, random) => {
    const shoots = site.support ? windingShoots(site.support, random) : fanOfShoots(form, site, random);
    for (const shoot of shoots) growShoot(form, site, shoot, stage, random);
  };
}

function fanOfShoots(form: ClimberForm, site: PlantSite, random: Random): Shoot[] {
  const frame = createPlacement(site.x, site.z, site.angle);
  return Array.from({ length: form.stems }, (_, i) => {
    const share = (i + 0.5) / form.stems - 0.5;
    const height = site.height * (0.78 + 0.24 * random()) * (1 - 0.3 * Math.abs(share));
    const sway = 0.16 * (random() - 0.5);
    const at = (t: number): Vec3 => {
      const across = (0.15 + 0.85 * Math.sqrt(t)) * share + sway * Math.sin(t * 5);
      return frame([2 * site.radius * 0.9 * across, height * t, 0.03 * Math.sin(t * 9 + share * 20)]);
    };
    return { length: height, at };
  });
}

function windingShoots(support: readonly Vec3[], random: Random): Shoot[] {
  const pieces = piecesOf(support);
  const whole = pieces.reduce((sum, { length }) => sum + length, 0);
  return [1, 0.95, 0.75].map((share, i) => {
    const turn = random() * 6.283 + i * 2.1;
    const at = (t: number): Vec3 => {
      const [x, y, z] = pointAlong(pieces, t * share * whole);
      const wind = turn + t * whole * 3.2;
      return [x + windRadius * Math.cos(wind), y, z + windRadius * Math.sin(wind)];
    };
    return { length: whole * share, at };
  });
}

interface Piece {
  from: Vec3;
  to: Vec3;
  length: number;
}

function piecesOf([from, ...rest]: readonly Vec3[]): Piece[] {
  let last = from;
  return rest.map((to) => {
    const start = last ?? to;
    last = to;
    return { from: start, to, length: Math.hypot(to[0] - start[0], to[1] - start[1], to[2] - start[2]) };
  });
}

/** The last piece extends beyond the line's end. */
function pointAlong(pieces: readonly Piece[], far: number): Vec3 {
  let rest = far;
  let point: Vec3 = [0, 0, 0];
  for (const { from, to, length } of pieces) {
    const s = rest / length;
    point = [from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s, from[2] + (to[2] - from[2]) * s];
    if (rest <= length) break;
    rest -= length;
  }
  return point;
}

function growShoot(form: ClimberForm, site: PlantSite, { at, length }: Shoot, stage: Stage, random: Random): void {
  const pieces = Math.max(6, Math.round(length / 0.28));
  const surface = { color: linearFromHex(form.bark), finish: "bark" } as const;
  for (let k = 0; k < pieces; k++) {
    const radius = (t: number) => 0.014 * site.size * (1 - 0.75 * t);
    addCylinder(
      stage,
      at(k / pieces),
      at((k + 1) / pieces),
      [radius(k / pieces), radius((k + 1) / pieces)],
      surface,
      5,
    );
  }
  const puffs = Math.max(4, Math.round(length / 0.22));
  for (let k = 0; k < puffs; k++) growPuff(form, site, at((k + 0.6) / puffs), (k + 0.5) / puffs, stage, random);
  // As many flowers per meter as on a fan.
  const heads = Math.round(
    site.flowering * (form.heads / form.stems) * (0.7 + 0.6 * random()) * (length / site.height),
  );
  for (let k = 0; k < heads; k++) addBloom(form, site, at(0.25 + 0.75 * random()), stage, random);
}

function growPuff(form: ClimberForm, site: PlantSite, center: Vec3, up: number, stage: Stage, random: Random): void {
  const radius = (0.1 + 0.12 * random()) * site.size * (1.1 - 0.3 * up);
  const detail = leafDetail(stage, site.z, {
    area: 9 * radius * radius,
    halfLength: form.halfLength,
    halfWidth: form.halfWidth,
    cover: 1.3,
    limit: 700,
  });
  const thin = 0.55;
  growClump(
    {
      ...defaultClump,
      center,
      radii: [radius * (1.2 + 0.4 * random()), radius * 1.1, radius * thin],
      count: detail.count,
      halfLength: form.halfLength * detail.scale,
      halfWidth: form.halfWidth * detail.scale,
      inner: linearFromHex(form.inner),
      outer: linearFromHex(form.outer),
      lump: 0.4,
      smallLump: 0.25,
      shell: 0.8,
      stray: 0.9,
      base: Number.NEGATIVE_INFINITY,
      leastOpenness: 0.35,
      shape: form.shape,
    },
    stage,
    random,
  );
}

function addBloom(form: ClimberForm, site: PlantSite, near: Vec3, stage: Stage, random: Random): void {
  const color = pick(random, site.flowers);
  const x = near[0] + (random() - 0.5) * 0.25 * site.size;
  const y = near[1] + (random() - 0.5) * 0.15 * site.size;
  const z = near[2] - (0.05 + 0.06 * random()) * site.size;
  const out = random() - 0.5;
  if (form.hang)
    growBloom(
      form.bloom,
      { at: [x, y - form.hang * site.size, z], axis: [0, -1, 0], tone: color, size: site.size },
      stage,
      random,
    );
  else
    growBloom(
      form.bloom,
      { at: [x, y, z], axis: normalize([out, 0.3, -0.8]), tone: color, size: site.size },
      stage,
      random,
    );
}
