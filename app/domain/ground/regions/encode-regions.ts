import { type CellKind, cellKinds } from "#app/providers/images/ground-cells.ts";
import type { StoredGroundRegions } from "#db/stored-json.ts";
import type { GroundRegion, GroundRegions } from "./ground-regions.ts";
import { decodeRuns, encodeRuns } from "./runs.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";

export function encodeRegions({ labels, regions }: GroundRegions): StoredGroundRegions {
  return { runs: encodeLabels(labels), list: regions };
}

/** @returns undefined when they do not fit a grid of this size */
export function decodeRegions(
  { runs, list }: StoredGroundRegions,
  { width, height }: { width: number; height: number },
): GroundRegions | undefined {
  const labels = decodeLabels(runs, width * height);
  if (!labels || labels.some((label) => label > list.length)) return undefined;
  const regions = list.map(({ kind, byHouse, maybe }): GroundRegion => {
    return { kind: kindOf(kind), byHouse, ...(maybe === undefined ? {} : { maybe: kindOf(maybe) }) };
  });
  return { width, height, labels, regions };
}

export function encodeLabels(labels: Uint8Array): string {
  return encodeRuns(labels, letters);
}

/** @returns undefined when they do not fill `count` cells exactly */
export function decodeLabels(runs: string, count: number): Uint8Array | undefined {
  return decodeRuns(runs, letters, count);
}

function kindOf(stored: string): CellKind {
  return cellKinds.find((kind) => kind === stored) ?? "ground";
}
