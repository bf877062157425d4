export interface LensNotes {
  /** FocalLengthIn35mmFilm, in millimeters of equal diagonals. */
  equivalent?: number;
  /** FocalLength, in millimeters. */
  focal?: number;
  /** FocalPlaneXResolution, pixels per unit of the sensor. */
  planeResolution?: number;
  /** FocalPlaneResolutionUnit, as EXIF numbers them; default: inches. */
  planeUnit?: number;
  /** PixelXDimension: of the picture as it was taken. */
  pixelWidth?: number;
}

/** Millimeters. */
export const filmDiagonal = 43.27;
/** From fish-eye to long telephoto. */
const smallest = 0.3;
const largest = 4;
const millimetersPerUnit: Record<number, number> = { 2: 25.4, 3: 10, 4: 1, 5: 0.001 };

/**
 * Share of the long side of a picture, either way round. Undefined where the camera recorded nothing, or nothing a lens
 * can be.
 */
export function focalShareOf(notes: LensNotes, width: number, height: number): number | undefined {
  const share = fromFilm(notes, width, height) ?? fromSensor(notes, Math.max(width, height));
  return share !== undefined && share >= smallest && share <= largest ? share : undefined;
}

function fromFilm({ equivalent }: LensNotes, width: number, height: number): number | undefined {
  if (!equivalent) return undefined;
  return (equivalent / filmDiagonal) * (Math.hypot(width, height) / Math.max(width, height));
}

function fromSensor(
  { focal, planeResolution, planeUnit = 2, pixelWidth }: LensNotes,
  longSide: number,
): number | undefined {
  const unit = millimetersPerUnit[planeUnit];
  const pixels = pixelWidth ?? longSide;
  return focal && planeResolution && unit && pixels ? (focal * planeResolution) / unit / pixels : undefined;
}
