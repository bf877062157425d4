import { linearFromHex } from "../../numeric/color.ts";
import { noise3 } from "../../numeric/noise.ts";
import type { Random } from "../../numeric/random.ts";
import { cross, dot, normalize, type Vec3 } from "../../numeric/vector.ts";
import { randomDirection } from "../../plants/parts/foliage.ts";
import type { Stage } from "../../stage/geometry.ts";

export interface RockForm {
  radius: number;
  flatness: number;
  facets: number;
  rings: number;
  sides: number;
  sharpness: number;
  roughness: number;
}

/**
 * A sphere cut by soft planes (a smooth maximum over facets), stretched, weathered by noise and sunk into the ground.
 */
export function addRock(form: RockForm, x: number, z: number, hex: string, stage: Stage, random: Random): void {
  const centerY = form.radius * form.flatness * 0.26;
  const points = rockPoints(form, x, z, centerY, random);
  const vertices = points.map((ring, j) =>
    ring.map((at, i) => ({ at, normal: rockNormal(points, at, j, i, [x, centerY, z]) })),
  );
  const surface = { color: linearFromHex(hex), finish: "stone" } as const;
  vertices.forEach((upper, j) => {
    upper.forEach((a, i) => {
      const next = (i + 1) % form.sides;
      const [b, c, d] = [upper[next], vertices[j + 1]?.[i], vertices[j + 1]?.[next]];
      if (!b || !c || !d) return;
      stage.addTriangle({ corners: [a.at, b.at, c.at], normals: [a.normal, b.normal, c.normal], ...surface });
      stage.addTriangle({ corners: [b.at, d.at, c.at], normals: [b.normal, d.normal, c.normal], ...surface });
    });
  });
}

function rockPoints(form: RockForm, x: number, z: number, centerY: number, random: Random): Vec3[][] {
  const facets: { direction: Vec3; distance: number }[] = [];
  for (let i = 0; i < form.facets; i++)
    facets.push({ direction: randomDirection(random), distance: 0.66 + 0.4 * random() });
  facets.push({ direction: [0, 1, 0], distance: 0.8 + 0.15 * random() });
  const shift = random() * 50;
  const turn = random() * 6.28;
  const stretch = 1 + 0.3 * random();
  return Array.from({ length: form.rings + 1 }, (_, j) =>
    Array.from({ length: form.sides }, (_, i): Vec3 => {
      const polar = (j / form.rings) * Math.PI;
      const around = (i / form.sides) * 2 * Math.PI;
      const d: Vec3 = [Math.sin(polar) * Math.cos(around), Math.cos(polar), Math.sin(polar) * Math.sin(around)];
      let cut = 0;
      for (const facet of facets) {
        const facing = dot(d, facet.direction);
        if (facing > 0) cut += (facing / facet.distance) ** form.sharpness;
      }
      let radius = form.radius * (cut + 0.35) ** (-1 / form.sharpness);
      if (form.roughness > 0) radius *= 1 + form.roughness * weathering(d, shift);
      const u = d[0] * radius * stretch;
      const v = d[2] * radius;
      return [
        x + u * Math.cos(turn) + v * Math.sin(turn),
        Math.max(-0.03, centerY + d[1] * radius * form.flatness),
        z - u * Math.sin(turn) + v * Math.cos(turn),
      ];
    }),
  );
}

/** A pole replaces the neighbors it lacks. */
function rockNormal(points: readonly Vec3[][], point: Vec3, j: number, i: number, center: Vec3): Vec3 {
  const ring = points[j] ?? [];
  const sides = ring.length;
  const around = minus(ring[(i + 1) % sides] ?? point, ring[(i + sides - 1) % sides] ?? point);
  const down = minus(points[j + 1]?.[i] ?? point, points[j - 1]?.[i] ?? point);
  const outwards = minus(point, center);
  const normal = cross(around, down);
  if (Math.hypot(...normal) < 1e-12) return normalize(outwards);
  return normalize(dot(normal, outwards) < 0 ? [-normal[0], -normal[1], -normal[2]] : normal);
}

function minus(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** As share of the radius. */
function weathering(d: Vec3, shift: number): number {
  const broad = noise3(d[0] * 2.2 + shift, d[1] * 2.6, d[2] * 2.2, 51) - 0.5;
  const ledge = Math.abs(noise3(d[0] * 4 + shift, d[1] * 6, d[2] * 4, 52) - 0.5);
  const fine = noise3(d[0] * 11 + shift, d[1] * 13, d[2] * 11, 53) - 0.5;
  return 0.2 * broad - 0.14 * ledge + 0.07 * fine;
}
