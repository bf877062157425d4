import { createSurfaceHit } from "#app/designer/plan/parts/plan.ts";
import { speciesCatalog } from "#app/designer/plants/catalog.ts";
import { pointsOf, tells } from "./placed.ts";
import type { PlannedHome } from "./planned-home.ts";

export interface SizeAnswer {
  thing: string;
  answer: "right" | "said" | "wrong";
  words: string;
}

/** A size is kept within this share of it. */
const closeness = 0.05;
/** Metres from point to point at which surfaces are measured. */
const step = 0.02;

/** For every size of a wish that shows in a plan whether it is drawn so. */
export function judgeSizes(home: PlannedHome): SizeAnswer[] {
  return home.wish.items.flatMap((item): SizeAnswer[] => {
    const { thing, size } = item;
    if (!size) return [];
    const drawn = drawnSize(home, thing);
    if (!drawn) return tells(home.plan, thing) ? [{ thing, answer: "said", words: "not there" }] : [];
    const wanted: [number, number | undefined][] = [
      [size.height ?? 0, drawn.height],
      [size.width ?? 0, drawn.width],
      [size.depth ?? 0, drawn.depth],
    ];
    const turned = drawn.width !== undefined && drawn.depth !== undefined;
    const fits = (pairs: typeof wanted) =>
      pairs.every(
        ([asked, own]) => asked === 0 || own === undefined || Math.abs(own - asked) <= closeness * asked + step,
      );
    const other = [wanted[0], [size.width ?? 0, drawn.depth], [size.depth ?? 0, drawn.width]] as typeof wanted;
    const right = fits(wanted) || (turned && fits(other));
    const words = `${JSON.stringify(size)} drawn ${JSON.stringify(drawn)}`;
    return [{ thing, answer: right ? "right" : tells(home.plan, thing) ? "said" : "wrong", words }];
  });
}

interface Drawn {
  width?: number;
  depth?: number;
  height?: number;
}

function drawnSize(home: PlannedHome, thing: string): Drawn | undefined {
  const { plan } = home;
  if (thing === "patio") return extentOfPatio(home);
  if (thing === "hedge") {
    const plants = plan.plants.filter(({ species }) => speciesCatalog[species].role === "hedge");
    const heights = plants.map(({ species, size }) => speciesCatalog[species].height * size);
    return plants.length > 0 ? { height: Math.max(...heights) } : undefined;
  }
  if (thing === "path") return widthOfPath(home);
  const [first] = pointsOf(home, { thing } as never) ?? [];
  if (!first || !("object" in first)) return undefined;
  const { width, depth, height } = first as Drawn;
  return { width: thing === "fence" ? undefined : width, depth, height };
}

/** Along and across the patio's own axes: the least extents over all turns. */
export function extentOfPatio({ plan, at }: PlannedHome): (Drawn & { area: number }) | undefined {
  const hit = createSurfaceHit();
  /** The ends of the patio in each row: no turn of it reaches farther than one of them. */
  const points: [number, number][] = [];
  let count = 0;
  for (let z = 0.5; z < 13; z += 0.04) {
    let [first, last] = [Number.NaN, Number.NaN];
    for (let x = -7; x < 7; x += 0.04)
      if (at.isGround(x, z) && plan.surfaceAt(x, z, hit).toPatio < 0) {
        if (Number.isNaN(first)) first = x;
        last = x;
        count++;
      }
    if (!Number.isNaN(first)) points.push([first, z], [last, z]);
  }
  if (count === 0) return undefined;
  const area = count * 0.04 ** 2;
  let best = { width: 99, depth: 99, area };
  for (let turn = -45; turn < 45; turn++) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const span = (along: (x: number, z: number) => number) => {
      let [least, most] = [99, -99];
      for (const [x, z] of points) {
        least = Math.min(least, along(x, z));
        most = Math.max(most, along(x, z));
      }
      return most - least + 0.04;
    };
    const width = span((x, z) => x * cos + z * sin);
    const depth = span((x, z) => z * cos - x * sin);
    if (width * depth < (best.width ?? 99) * (best.depth ?? 99)) best = { width, depth, area };
  }
  return best;
}

function widthOfPath({ plan, at }: PlannedHome): Drawn | undefined {
  const hit = createSurfaceHit();
  let most = 0;
  for (let z = 0.5; z < 13; z += 0.1)
    for (let x = -7; x < 7; x += 0.05) {
      if (!at.isGround(x, z)) continue;
      const { toPath, kind } = plan.surfaceAt(x, z, hit);
      if (kind === "path") most = Math.max(most, -toPath * 2);
    }
  return most > 0 ? { width: most } : undefined;
}
