import { boxBlur } from "../numeric/filters.ts";
import type { Eye } from "./eye.ts";
import { labelComponents } from "./mask-clean-up.ts";
import { type PavedArea, tellPavedArea } from "./paved-areas.ts";
import type { Regions } from "./regions.ts";
import { type GroundKind, type GroundKindMap, groundKinds, keptKinds } from "./scene.ts";
import { featureCount, type SmallPicture } from "./small-picture.ts";

const kindIndex = Object.fromEntries(groundKinds.map((kind, index) => [kind, index])) as Record<GroundKind, number>;

/** What the pixels of one region on the ground have in common. */
interface RegionLook {
  area: number;
  /** CIE L*a*b*. */
  lightness: number;
  greenRed: number;
  blueYellow: number;
  /** Local deviation of the lightness, and of that the share that grass and leaves have more of than slabs. */
  roughness: number;
  /** Pixels that show green leaves. */
  green: number;
}

/**
 * What each pixel of the flat ground (1 in `flat`) is made of: every region by its mean look, and what is paved by the
 * size and place of the connected area: a street crosses the picture, a driveway is a long wide strip.
 */
export function readGroundKinds(
  picture: SmallPicture,
  flat: Uint8Array,
  water: Uint8Array,
  regions: Regions,
  eye: Eye,
): GroundKindMap {
  const { width, height } = picture;
  const looks = measure(picture, flat, regions);
  const kinds = looks.map((look) => kindIndex[kindOf(look)]);
  const mean = [picture.lightness, picture.greenRed, picture.blueYellow].map((plane) =>
    boxBlur(plane, width, height, 3),
  );
  const values = flat.map((inside, i) => {
    if (water[i]) return kindIndex.pool;
    if (!inside) return 0;
    const look = looks[regions.labels[i]];
    const own = { ...look, lightness: mean[0][i], greenRed: mean[1][i], blueYellow: mean[2][i] };
    return differs(look, own) ? kindIndex[kindOf(own)] : kinds[regions.labels[i]];
  });
  namePavedAreas(picture, values, eye);
  return { width, height, values };
}

/** Whether a pixel's surroundings are of another material than its region as a whole: regions run together in shade. */
function differs(a: RegionLook, b: RegionLook): boolean {
  const colour = Math.hypot(a.greenRed - b.greenRed, a.blueYellow - b.blueYellow);
  return colour > 13 || (colour > 8 && Math.abs(a.lightness - b.lightness) > 14);
}

function measure(picture: SmallPicture, flat: Uint8Array, regions: Regions): RegionLook[] {
  const looks = Array.from(
    { length: regions.count },
    (): RegionLook => ({ area: 0, lightness: 0, greenRed: 0, blueYellow: 0, roughness: 0, green: 0 }),
  );
  for (let i = 0; i < flat.length; i++) {
    if (!flat[i]) continue;
    const look = looks[regions.labels[i]];
    look.area++;
    look.lightness += picture.lightness[i];
    look.greenRed += picture.greenRed[i];
    look.blueYellow += picture.blueYellow[i];
    look.roughness += Math.exp(picture.features[i * featureCount + 3] / 4.5) - 1;
    if (picture.greenRed[i] < -5 && picture.blueYellow[i] > 6) look.green++;
  }
  for (const look of looks) {
    const area = Math.max(1, look.area);
    look.lightness /= area;
    look.greenRed /= area;
    look.blueYellow /= area;
    look.roughness /= area;
    look.green /= area;
  }
  return looks;
}

/** Thresholds found on fixture yards and photos. */
function kindOf({ lightness, greenRed, blueYellow, roughness, green }: RegionLook): GroundKind {
  const chroma = Math.hypot(greenRed, blueYellow);
  if (green > 0.25 && green < 0.75 && lightness < 42 && roughness > 7) return "bed";
  if (greenRed < -4.5 && blueYellow > 7) return "lawn";
  // Straw and tired grass.
  if (greenRed < 2.5 && blueYellow > 21 && lightness > 34) return "lawn";
  if (chroma < (lightness < 48 ? 11 : 19) && roughness < 5.8 && lightness > 22) return "paving";
  if (chroma < 24 && lightness > 48) return roughness > 5.8 ? "gravel" : "paving";
  if (chroma < 10 && lightness > 30) return "gravel";
  return "soil";
}

/** Renames paving to driveway or street where its area is one. */
function namePavedAreas(picture: SmallPicture, values: Uint8Array, eye: Eye): void {
  const { width, height } = picture;
  const paved = values.map((value) => (value === kindIndex.paving ? 1 : 0));
  const { labels, components } = labelComponents(paved, width, height);
  const areas = new Map<number, PavedArea>();
  let ground = 0;
  for (let i = 0; i < values.length; i++) {
    if (values[i]) ground++;
    if (!paved[i] || components[labels[i]].area < 0.006 * values.length) continue;
    const area = areas.get(labels[i]) ?? { pixels: [], width, height };
    area.pixels.push(i);
    areas.set(labels[i], area);
  }
  for (const area of areas.values()) {
    const kind = tellPavedArea(area, picture, eye, ground);
    for (const i of area.pixels) values[i] = kindIndex[kind];
  }
}

/** The kinds after a person has said what is ground (1 in `open`): what they gave is no longer kept, what they took is no ground. */
export function adoptGround(kinds: GroundKindMap, open: Uint8Array): GroundKindMap {
  const values = kinds.values.map((value, i) => {
    const isOpen = value > 0 && !keptKinds.has(groundKinds[value]);
    if (open[i]) return isOpen ? value : value === 0 ? kindIndex.soil : kindIndex.paving;
    return isOpen ? 0 : value;
  });
  return { ...kinds, values };
}
