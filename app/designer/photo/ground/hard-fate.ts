import { boxBlur } from "../../numeric/filters.ts";
import { bytesOf } from "../../numeric/map-plane.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";

// By eye, on labelled yards, as all numbers in this file that name no other source.
/** Pixels round one in which it is asked whether paving is kept: the net's own cells are four pixels wide. */
const radius = 6;
/** Paving, driveway and street are likelier than all else together. */
const surely = 0.5;
/** Probability of a driveway or street up to which paving surely is paving, and from which it is a road. */
const wavering = { from: 0.25, to: 0.65 };
/** A pixel that is so much likelier paving than a road is, whatever is beside it: a front walk meets the drive. */
const surePaving = 4;
/** How much likelier than a road a wavering area is paving on the whole, to be paving: what is kept in error is only kept. */
const leastLead = 2;

/**
 * 1 where what is paved is kept like a driveway. Where the reader wavers, a connected paved area has one fate, its own on
 * the whole: decided slab by slab, half of a patio would be redesigned, in rags. `paving` and `kept`
 * (driveway and street) are probabilities.
 */
export function findKeptPaving(paving: Float32Array, kept: Float32Array, width: number, height: number): Uint8Array {
  const isHard = bytesOf(paving, (share, i) => (share + kept[i] > surely ? 1 : 0));
  const { labels, components } = labelComponents(isHard, width, height);
  const lead = new Float64Array(components.length);
  for (let i = 0; i < labels.length; i++) lead[labels[i]] += paving[i] - leastLead * kept[i];
  return bytesOf(boxBlur(kept, width, height, radius), (share, i) => {
    if (share < wavering.from || paving[i] > surePaving * kept[i]) return 0;
    return share > wavering.to || !isHard[i] || lead[labels[i]] < 0 ? 1 : 0;
  });
}
