import { degreesOf } from "../../locality/compass-points.ts";
import type { Locality } from "../../locality/locality.ts";
import type { Sun } from "../../plants/facts/plant-facts.ts";
import type { Yard } from "../ground/yard.ts";
import { listSunRays, sunHours, viewSun, type YardOnEarth } from "./sun-hours.ts";

/** How much sun plants get at a point; undefined where that is not known. */
export type SunAt = (x: number, z: number) => Sun | undefined;

/** Meters. */
const cell = 0.75;

/** By the way the photo looks and the latitude. */
const known = new WeakMap<Yard, Map<string, SunAt>>();

/** In early summer, with what stands in the photo and nothing new; the designs of an order share what is counted. */
export function sunOnGround(yard: Yard, locality: Locality | undefined): SunAt {
  const earth = locality && findOnEarth(locality);
  if (!earth || !yard.standing) return () => undefined;
  const ofYard = known.get(yard) ?? new Map<string, SunAt>();
  known.set(yard, ofYard);
  const where = `${earth.facing} ${earth.latitude}`;
  const sunAt = ofYard.get(where) ?? countOnGrid(yard.standing, earth);
  ofYard.set(where, sunAt);
  return sunAt;
}

/** Undefined where the direction or the latitude is not known. */
export function findOnEarth({ facing, latitude }: Pick<Locality, "facing" | "latitude">): YardOnEarth | undefined {
  return facing && latitude !== undefined ? { facing: degreesOf(facing), latitude } : undefined;
}

function countOnGrid(standing: NonNullable<Yard["standing"]>, earth: YardOnEarth): SunAt {
  const view = viewSun(standing, []);
  const rays = listSunRays(earth, "summer");
  const counted = new Map<string, Sun>();
  return (x, z) => {
    const [column, row] = [Math.round(x / cell), Math.round(z / cell)];
    const of = `${column} ${row}`;
    const sun = counted.get(of) ?? sunOf(sunHours([column * cell, row * cell], rays, view));
    counted.set(of, sun);
    return sun;
  };
}

function sunOf({ low, high }: { low: number; high: number }): Sun {
  return lightOf((low + high) / 2);
}

/** As plants are sold: full sun from six hours of a summer day on, part shade from three. */
export function lightOf(hours: number): Sun {
  return hours >= 6 ? "full" : hours >= 3 ? "part" : "shade";
}
