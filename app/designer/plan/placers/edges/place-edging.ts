import { pick, type Random } from "../../../numeric/random.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import { SiteMap } from "../../site/site-map.ts";

const step = 0.045;
const halfSpacing = 0.0575;
const most = 900;
const tones = ["#98917f", "#a59d8d", "#868176", "#b0a693"];

/** Sets stones along the open edges of the beds. */
export function placeEdging(map: SiteMap, random: Random): ObjectPlacement[] {
  const { grid } = map.layout.terrain;
  // The stones keep apart from each other only: plants may lean over them.
  const stones = new SiteMap(map.layout);
  const placed: ObjectPlacement[] = [];
  for (let z = 0.6; z < Math.min(grid.farZ, 14); z += step)
    for (let x = -9; x < 9 && placed.length < most; x += step) {
      if (!map.isOpenAround(x, z)) continue;
      const hit = map.surfaceAt(x, z);
      if (
        Math.abs(hit.toBed) > 0.03 ||
        hit.toPatio < 0.1 ||
        hit.toPath < 0.16 ||
        hit.toStone < 0.1 ||
        hit.toCreek < 0.08
      )
        continue;
      if (!stones.isFree(x, z, halfSpacing)) continue;
      stones.occupy({ x, z, radius: halfSpacing });
      const size = 0.85 + 0.4 * random();
      placed.push({ object: "edging-stone", x, z, angle: 0, size, colour: pick(random, tones) });
    }
  return placed;
}
