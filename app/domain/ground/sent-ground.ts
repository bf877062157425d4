import type { GroundCells } from "#app/providers/images/ground-cells.ts";
import type { StoredGround, StoredGroundCorrection, StoredGroundRegions } from "#db/stored-json.ts";
import type { Eye } from "./figures.ts";
import { decodeCorrection, decodeGround, type OwnerCorrection } from "./ground-correction.ts";
import { decodeRegions } from "./regions/encode-regions.ts";
import type { GroundRegions } from "./regions/ground-regions.ts";

export interface SentGround {
  ground: StoredGround;
  regions: StoredGroundRegions;
  /** The wish has existing paving drawn over. */
  redrawsPaving: boolean;
  correction: StoredGroundCorrection;
  eye?: Eye;
}

export function decodeSentGround(sent: SentGround): {
  reading: GroundCells;
  regions: GroundRegions;
  correction: OwnerCorrection;
} {
  const reading = decodeGround(sent.ground);
  const regions = reading && decodeRegions(sent.regions, reading);
  if (!reading || !regions) throw new Error("The reading of the photo does not fill its grid.");
  return { reading, regions, correction: decodeCorrection(sent.correction, reading) };
}
