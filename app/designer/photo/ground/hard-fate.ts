import { boxBlur } from "../../numeric/filters.ts";
import { bytesOf } from "../../numeric/map-plane.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";

/** Neighborhood in pixels; the net's own cells are four pixels wide. */
const radius = 6;
const surely = 0.5;
/** Probability of driveway or street up to which paving is certain, and from which it is a road. */
const wavering = { from: 0.25, to: 0.65 };
/** A pixel this much likelier paving than road is paving whatever is next to it: a front walk meets the drive. */
const surePaving = 4;
/** Odds of paving that an uncertain area needs: keeping it in error does no harm. */
const leastLead = 2;

/**
 * 1 where paved ground is kept like a driveway. A connected uncertain area is decided as a whole; otherwise half of a
 * patio would be redesigned, with ragged edges. `paving` and `kept` (driveway and street) are probabilities.
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
