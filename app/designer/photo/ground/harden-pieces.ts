import { labelComponents } from "../pixels/mask-clean-up.ts";
import { type GroundKindMap, groundKinds } from "../scene/scene.ts";

const doubtfulFrom = 0.2;
/** A doubtful piece stays loose if this share of its border adjoins other loose ground. */
const leastJoined = 0.4;
/** Share of the picture; the customer is asked about larger pieces. */
const largest = 0.12;

/**
 * Doubtful islands of loose ground are patches of the drive or patio around them and would become ragged lawns on it.
 * `ifHard` is each pixel's paved kind, `hardShare` the probability of paving.
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

const looseClass = groundKinds.map((kind) =>
  kind === "lawn" ? 1 : kind === "soil" || kind === "bed" || kind === "gravel" ? 2 : 0,
);
