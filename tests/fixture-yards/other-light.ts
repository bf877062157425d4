import type { FixtureYard } from "./fixture-yard.ts";
import { fixtureYard } from "./yards.ts";

/** The same yard under a clear sun. Degrees; azimuth 0 is straight ahead of the camera (backlit), positive to its right. */
export function underSun(yard: FixtureYard, azimuth: number, elevation = 38): FixtureYard {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const direction = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)] as const;
  return { ...yard, sun: { ...fixtureYard("fenced-lawn").sun, direction } };
}

/** The same yard under clouds. */
export function underClouds(yard: FixtureYard): FixtureYard {
  return { ...yard, sun: fixtureYard("narrow-side").sun };
}
