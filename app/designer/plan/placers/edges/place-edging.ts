import { hash2 } from "../../../numeric/random.ts";
import { sampleField } from "../../ground/ground-grid.ts";
import { inTurn } from "../../parts/in-turn.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import { SiteMap } from "../../site/site-map.ts";
import { raggedWithin } from "../../surfaces/surfaces.ts";

/** Meters between tries, half of the meters between two stones; the most stones. */
const step = 0.045;
const halfSpacing = 0.0575;
const most = 900;
/** Range in meters in which stones are placed: nearest, farthest, and to either side. */
const within = { near: 0.6, far: 14, aside: 9 };
/** Meters from a bed's edge that still count as the edge; and those kept from paving, stones and creek. */
const atEdge = 0.03;
const clear = { patio: 0.1, path: 0.16, stone: 0.1, creek: 0.08 };
const tones = ["#98917f", "#a59d8d", "#868176", "#b0a693"];

/** Randomness depends on the stone's own place, so that changing beds does not affect the others. */
export function placeEdging(map: SiteMap): ObjectPlacement[] {
  const { beds, terrain } = map.layout;
  const { grid } = terrain;
  // The stones keep apart only from each other: plants may lean over them.
  const stones = new SiteMap(map.layout);
  const placed: ObjectPlacement[] = [];
  for (let z = within.near; z < Math.min(grid.farZ, within.far); z += step)
    for (let x = -within.aside; x < within.aside && placed.length < most; x += step) {
      // The field alone excludes most points cheaply.
      if (Math.abs(sampleField(beds, x, z)) >= raggedWithin || !map.isOpenAround(x, z)) continue;
      const hit = map.surfaceAt(x, z);
      if (
        Math.abs(hit.toBed) > atEdge ||
        hit.toPatio < clear.patio ||
        hit.toPath < clear.path ||
        hit.toStone < clear.stone ||
        hit.toCreek < clear.creek
      )
        continue;
      if (!stones.isFree(x, z, halfSpacing)) continue;
      stones.occupy({ x, z, radius: halfSpacing });
      const lot = (stream: number) => hash2(Math.round(x / step), Math.round(z / step), stream);
      const color = inTurn(tones, Math.floor(lot(2) * tones.length));
      placed.push({ object: "edging-stone", x, z, angle: 0, size: 0.85 + 0.4 * lot(1), color });
    }
  return placed;
}
