import { boxBlur, leastAround } from "../../numeric/filters.ts";
import type { Eye } from "../lens/eye.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";
import type { Regions } from "../pixels/regions.ts";
import { roughnessFeatureAt, roughnessOf, type SmallPicture } from "../pixels/small-picture.ts";
import { type GroundKind, type GroundKindMap, groundKinds, keptKinds } from "../scene/scene.ts";
import { asphalt, type PavedArea, type PavedPicture, tellPavedArea } from "./paved-areas.ts";

const kindIndex = Object.fromEntries(groundKinds.map((kind, index) => [kind, index])) as Record<GroundKind, number>;

/**
 * What the kinds look like: CIE L*a*b*, deviations of the lightness, shares that are green. By eye on fixture yards and
 * photos; `npx vitest run app/designer/photo/fixture-yards.test.ts` tells what share of each yard they get right.
 */
const bed = { green: [0.25, 0.75], lightest: 42, leastRough: 5.4 } as const;
const lawn = { reddest: -4.5, bluest: 7 };
/** Tired grass too. */
const straw = { reddest: 2.5, bluest: 21, darkest: 34 };
const paleFrom = 48;
const paving = { darkest: 22, darkChroma: 11, paleChroma: 19 };
/** Roughest paving: gravel is rougher. */
const roughest = 4.6;
const stone = { darkest: 30, greyChroma: 10, paleChroma: 24 };
/** Chroma by which a pixel's surroundings are of another material than their region, alone and with a difference of lightness. */
const otherMaterial = { chroma: 13, chromaWithLightness: 8, lightness: 14 };

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
  const roughness = calmRoughness(picture);
  const looks = measure(picture, flat, regions, roughness);
  const kinds = looks.map((look) => kindIndex[kindOf(look)]);
  const mean = [picture.lightness, picture.greenRed, picture.blueYellow].map((plane) =>
    boxBlur(plane, width, height, 3),
  );
  const values = new Uint8Array(flat.length);
  const paved = new Uint8Array(flat.length);
  for (let i = 0; i < flat.length; i++) {
    if (water[i]) values[i] = kindIndex.pool;
    if (water[i] || !flat[i]) continue;
    const look = looks[regions.labels[i]];
    const isOther = differs(look, mean[0][i], mean[1][i], mean[2][i]);
    const own = isOther ? { ...look, lightness: mean[0][i], greenRed: mean[1][i], blueYellow: mean[2][i] } : look;
    values[i] = isOther ? kindIndex[kindOf(own)] : kinds[regions.labels[i]];
    if (values[i] === kindIndex.paving) paved[i] = looksLikeAsphalt(own) ? 2 : 1;
  }
  namePavedAreas({ ...picture, roughness }, values, paved, eye);
  return { width, height, values };
}

/** Whether a pixel's surroundings are of another material than its region as a whole: regions run together in shade. */
function differs(look: RegionLook, lightness: number, greenRed: number, blueYellow: number): boolean {
  const colour = Math.sqrt((look.greenRed - greenRed) ** 2 + (look.blueYellow - blueYellow) ** 2);
  if (colour > otherMaterial.chroma) return true;
  return colour > otherMaterial.chromaWithLightness && Math.abs(look.lightness - lightness) > otherMaterial.lightness;
}

function measure(picture: SmallPicture, flat: Uint8Array, regions: Regions, roughness: Float32Array): RegionLook[] {
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
    look.roughness += roughness[i];
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

/** Deviation of the lightness in the calmest window that holds the pixel: what lies beside an edge is no rougher for it. */
function calmRoughness(picture: SmallPicture): Float32Array {
  const { width, height } = picture;
  const logs = Float32Array.from({ length: width * height }, (_, i) => roughnessFeatureAt(picture, i));
  return leastAround(logs, width, height, 4).map(roughnessOf);
}

function looksLikeAsphalt({ lightness, greenRed, blueYellow }: RegionLook): boolean {
  return lightness < asphalt.lightest && Math.hypot(greenRed, blueYellow) < asphalt.mostChroma;
}

function kindOf({ lightness, greenRed, blueYellow, roughness, green }: RegionLook): GroundKind {
  const chroma = Math.hypot(greenRed, blueYellow);
  const isPartlyGreen = green > bed.green[0] && green < bed.green[1];
  if (isPartlyGreen && lightness < bed.lightest && roughness > bed.leastRough) return "bed";
  if (greenRed < lawn.reddest && blueYellow > lawn.bluest) return "lawn";
  if (greenRed < straw.reddest && blueYellow > straw.bluest && lightness > straw.darkest) return "lawn";
  const isPale = lightness >= paleFrom;
  if (chroma < (isPale ? paving.paleChroma : paving.darkChroma) && roughness < roughest && lightness > paving.darkest)
    return "paving";
  if (chroma < stone.paleChroma && lightness > paleFrom) return roughness > roughest ? "gravel" : "paving";
  if (chroma < stone.greyChroma && lightness > stone.darkest) return "gravel";
  return "soil";
}

/** Share of the picture below which paving is neither driveway nor street. By eye. */
const leastPavedArea = 0.006;

/** Renames paving (1 in `paved`, asphalt 2) to driveway or street where its area is one. The pavement beside a street is none. */
function namePavedAreas(picture: PavedPicture, values: Uint8Array, paved: Uint8Array, eye: Eye): void {
  const { width, height } = picture;
  const { labels, components } = labelComponents(paved, width, height);
  const areas = new Map<number, PavedArea>();
  let ground = 0;
  for (let i = 0; i < values.length; i++) {
    if (values[i]) ground++;
    if (!paved[i] || components[labels[i]].area < leastPavedArea * values.length) continue;
    const area = areas.get(labels[i]) ?? { pixels: [], width, height };
    area.pixels.push(i);
    areas.set(labels[i], area);
  }
  for (const area of areas.values()) {
    const kind = tellPavedArea(area, picture, eye, ground);
    for (const i of area.pixels) values[i] = kindIndex[kind];
    if (keptKinds.has(kind)) widen(area, values);
  }
}

/** Pixels by which smoothed colours fade into the next. */
const fade = 2;

/** Kept ground is kept up to its very edge, which shows the next ground's colour as well. */
function widen({ pixels, width, height }: PavedArea, values: Uint8Array): void {
  const kind = values[pixels[0]];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let v = Math.max(0, y - fade); v <= Math.min(height - 1, y + fade); v++) {
      for (let u = Math.max(0, x - fade); u <= Math.min(width - 1, x + fade); u++) {
        if (values[v * width + u]) values[v * width + u] = kind;
      }
    }
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
