import { labelComponents } from "../pixels/mask-clean-up.ts";
import { type GroundKindMap, groundKinds } from "../scene/scene.ts";

// By eye, on labelled yards, as all numbers in this file that name no other source.
/** A piece of soil, gravel or lawn that is paved by at least this probability, on average, is doubtful. */
const doubtfulFrom = 0.2;
/** A doubtful piece is loose ground where it goes on as other loose ground along at least this share of its rim. */
const leastJoined = 0.4;
/** A larger piece than this share of the picture is what the customer is asked about. */
const largest = 0.12;

/**
 * Islands of soil, gravel or lawn that the reader half takes for paving, and that hang together with no other loose ground,
 * are patches of the drive or patio they lie in: painted, they would be ragged lawns on concrete. They get the paved kind
 * that `ifHard` names for each pixel; `hardShare` is how likely each pixel is paved, 0..1.
 */
export function hardenPieces(
  { width, height, values }: GroundKindMap,
  hardShare: Float32Array,
  ifHard: Uint8Array,
): GroundKindMap {
  const classes = values.map((value) => looseClass[value]);
  const { labels, components } = labelComponents(classes, width, height);
  const paved = new Float64Array(components.length);
  const rim = new Uint32Array(components.length);
  const joined = new Uint32Array(components.length);
  for (let i = 0; i < labels.length; i++) {
    if (classes[i] === 0) continue;
    paved[labels[i]] += hardShare[i];
    for (const next of [i % width > 0 ? i - 1 : i, i % width < width - 1 ? i + 1 : i, i - width, i + width]) {
      if (labels[next] === undefined || labels[next] === labels[i]) continue;
      rim[labels[i]]++;
      if (classes[next] > 0) joined[labels[i]]++;
    }
  }
  const isPaved = components.map(({ value, area }, k) => {
    if (value === 0 || area > largest * labels.length) return false;
    return paved[k] > doubtfulFrom * area && joined[k] < leastJoined * rim[k];
  });
  return { width, height, values: values.map((value, i) => (isPaved[labels[i]] ? ifHard[i] : value)) };
}

/** By ground kind: 1 for lawn, 2 for bare ground, 0 for all else. */
const looseClass = groundKinds.map((kind) =>
  kind === "lawn" ? 1 : kind === "soil" || kind === "bed" || kind === "gravel" ? 2 : 0,
);
