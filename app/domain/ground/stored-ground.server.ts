import { cellAsRead, cellKept, type GroundCells } from "#app/providers/images/ground-cells.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { typedWishOf } from "#app/providers/images/typed-wish.ts";
import type { designRequests } from "#db/schema.ts";
import type { StoredYardReading } from "#db/stored-json.ts";
import { figuresToAskAbout } from "./figures.ts";
import { correctedGround, decodeCorrection, decodeGround, type OwnerCorrection } from "./ground-correction.ts";
import { isOutlineDoubted } from "./ground-trust.ts";
import { decodeRegions } from "./regions/encode-regions.ts";
import { findRegions } from "./regions/find-regions.ts";
import type { GroundRegions } from "./regions/ground-regions.ts";
import { markDoubted } from "./regions/mark-doubted.ts";
import { traceOutline } from "./trace-outline.ts";

type GroundColumns = Pick<
  typeof designRequests.$inferSelect,
  "prompt" | "wish" | "wishReading" | "scope" | "locality" | "yardReading" | "groundCorrection" | "groundConfirmedAt"
>;

interface KnownGround {
  /** What the wish alone redesigns: paving that it does not name is kept. */
  reading: GroundCells;
  stored: StoredYardReading;
  regions: GroundRegions;
  /** The wish has existing paving drawn over. */
  redrawsPaving: boolean;
  correction: OwnerCorrection;
}

export function groundOf(request: GroundColumns): KnownGround | undefined {
  const stored = request.yardReading;
  const reading = stored ? decodeGround(stored.ground) : undefined;
  if (!stored || !reading) return undefined;
  const regions = (stored.regions && decodeRegions(stored.regions, reading)) ?? regionsWithoutKinds(reading, stored);
  const { paving } = stored;
  const redrawsPaving = paving !== undefined && (imageProvider.redrawsPaving?.(typedWishOf(request), paving) ?? true);
  return {
    reading: paving && !redrawsPaving ? keepPaving(reading, regions) : reading,
    stored,
    regions,
    redrawsPaving,
    correction: decodeCorrection(request.groundCorrection, reading),
  };
}

function keepPaving(reading: GroundCells, { labels, regions }: GroundRegions): GroundCells {
  const isPaved = regions.map(({ kind }) => kind === "paving");
  return { ...reading, cells: reading.cells.map((cell, i) => (isPaved[(labels[i] ?? 0) - 1] ? cellKept : cell)) };
}

/** For readings from before regions had names. */
function regionsWithoutKinds(reading: GroundCells, { confidence }: StoredYardReading): GroundRegions {
  const regions = findRegions(reading);
  return isOutlineDoubted(confidence) ? markDoubted(regions, reading, undefined) : regions;
}

/** For a small picture of it. */
export interface GroundOutline {
  unsure: boolean;
  /** Whether a person in the photo still has to be asked about. */
  hasFigures: boolean;
  isConfirmed: boolean;
  /** The outline as an SVG path, on a grid of this size. */
  width: number;
  height: number;
  outline: string;
}

export function outlineGround(request: GroundColumns): GroundOutline | undefined {
  const ground = groundOf(request);
  if (!ground) return undefined;
  const { reading, stored, correction } = ground;
  return {
    unsure: stored.confidence.unsure,
    hasFigures: figuresToAskAbout(request).length > 0,
    isConfirmed: request.groundConfirmedAt !== null,
    width: reading.width,
    height: reading.height,
    outline: traceOutline(correctedGround(reading, correction)),
  };
}

/** Undefined when nothing was corrected. */
export function groundCorrectionOf(request: GroundColumns): GroundCells | undefined {
  const cells = request.groundCorrection ? groundOf(request)?.correction.cells : undefined;
  return cells?.cells.some((cell) => cell !== cellAsRead) ? cells : undefined;
}
