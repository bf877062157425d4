import { speciesCatalog } from "../plants/catalog.ts";
import type { Wish } from "../wish/typed/wish.ts";
import { likely, type Yard } from "./ground/yard.ts";
import { footprintOf } from "./parts/footprint.ts";
import type { Lack } from "./parts/no-room.ts";
import type { Plan } from "./parts/plan.ts";
import { SurfaceMap } from "./surfaces/surface-map.ts";

export interface DesignEffect {
  /** 0..1: pixels of the ground with a new surface or thing on it, or cleared; 0 without ground. */
  changed: number;
  /** Things that were to come or go, by name, and how many of them do. */
  asked: number;
  drawn: number;
}

type Requests = Pick<Wish, "statedThings" | "notDrawn">;

/** A few hundredths of a second. */
export function measureEffect(plan: Plan, yard: Yard, { statedThings, notDrawn }: Requests): DesignEffect {
  const { found = [], asked: toGo = 0 } = yard.clearing ?? {};
  const missing = plan.lacks.filter(({ isMissing }) => isMissing);
  return {
    changed: changedShare(plan, yard),
    asked: statedThings.length + notDrawn.length + toGo,
    drawn: statedThings.filter((_, i) => !isMissing(statedThings, i, missing)).length + found.length,
  };
}

/** Of several things with one name, as many are missing as are reported. */
function isMissing(things: Requests["statedThings"], at: number, missing: readonly Lack[]): boolean {
  const own = things[at];
  if (!own) return false;
  const isCalled = ({ thing }: Lack) => thing === own.thing || thing === own.object;
  const before = things.slice(0, at).filter(({ thing }) => thing === own.thing).length;
  return missing.filter(isCalled).length > before;
}

/** Samples on the picture's long side. */
const samples = 120;

function changedShare(plan: Plan, yard: Yard): number {
  const { camera, clearing } = yard;
  const surfaces = new SurfaceMap(plan, yard);
  const discs = [
    ...plan.objects.flatMap(footprintOf),
    ...plan.plants.map(({ species, x, z, size }) => ({ x, z, radius: speciesCatalog[species].radius * size })),
  ];
  const step = Math.max(camera.width, camera.height) / samples;
  const point: [number, number, number] = [0, 0, 0];
  let [ground, changed] = [0, 0];
  for (let v = step / 2; v < camera.height; v += step)
    for (let u = step / 2; u < camera.width; u += step) {
      if (yard.groundAt(u, v) <= likely) continue;
      ground++;
      const [x, z] = camera.groundAt(u, v, point);
      const isCovered = discs.some((disc) => Math.hypot(x - disc.x, z - disc.z) < disc.radius);
      if (isCovered || clearing?.isCleared(u, v) || surfaces.isNewAt(x, z, u, v)) changed++;
    }
  // What stands between the samples is seen as well.
  const seen = Math.max(changed, discs.length > 0 ? 1 : 0);
  return ground > 0 ? seen / ground : 0;
}
