import { boxBlur } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { kindIndex } from "../ground/ground-kinds.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";
import { refineMatte } from "../pixels/matte.ts";
import { type ExistingPaving, type GroundKindMap, groundKinds, keptKinds } from "../scene/scene.ts";

/** Shares of the ground: below the first, paving is not worth keeping; above the second, it is the ground itself. */
const share = { least: 0.03, most: 0.8 };

export interface PavingSeen {
  /** Paving within open ground. */
  paving?: ExistingPaving;
  isPaved: boolean;
}
/** Pixels by which paving extends into an adjoining driveway. */
const seam = 3;
/** Share of the ground; smaller pieces are slabs or mistakes. */
const leastPiece = 0.01;

/** `open` is 1 where ground is open, at the kinds' size. What the owner opened (1 in `given`) is plain ground. */
export function readPaving(photo: Raster, kinds: GroundKindMap, open: Uint8Array, given?: Uint8Array): PavingSeen {
  const { width, height, values } = kinds;
  const ground = open.reduce((sum, inside) => sum + inside, 0);
  const paved = values.map((value, i) => (open[i] && !given?.[i] && value === kindIndex.paving ? 1 : 0));
  // A slab next to a drive belongs to its paving.
  const hard = paved.map((inside, i) => (inside || isKept(values[i]) ? 1 : 0));
  const { labels, components } = labelComponents(hard, width, height);
  let count = 0;
  const mask = paved.map((inside, i) => {
    const stays = inside === 1 && components[labels[i]].area > leastPiece * ground ? 1 : 0;
    count += stays;
    return stays;
  });
  const isPaved = count > share.most * ground;
  if (count < share.least * ground || isPaved || count === 0) return { isPaved };
  const matte = refineMatte(photo, joinKept(mask, kinds), width, height);
  return { paving: { matte, share: count / ground, ...centerOf(mask, width, height) }, isPaved };
}

function joinKept(mask: Uint8Array, { width, height, values }: GroundKindMap): Uint8Array {
  const near = boxBlur(Float32Array.from(mask), width, height, seam);
  return mask.map((inside, i) => (inside || (near[i] > 0 && isKept(values[i])) ? 1 : 0));
}

function isKept(kind: number): boolean {
  return keptKinds.has(groundKinds[kind]);
}

function centerOf(mask: Uint8Array, width: number, height: number): Pick<ExistingPaving, "centreU" | "centreV"> {
  let [count, sumU, sumV] = [0, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    count++;
    sumU += i % width;
    sumV += Math.floor(i / width);
  }
  return { centreU: (sumU / count + 0.5) / width, centreV: (sumV / count + 0.5) / height };
}
