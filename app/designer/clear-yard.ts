import type { Raster } from "./numeric/raster.ts";
import type { StayReason } from "./photo/clearing/choose-pieces.ts";
import { type Clearing, clearPhoto, type Fate } from "./photo/clearing/clear-photo.ts";
import type { Sought } from "./photo/clearing/sought.ts";
import type { Scene } from "./photo/scene/scene.ts";
import type { UprightObjects } from "./photo/upright/upright-objects.ts";
import type { YardClearing } from "./plan/ground/yard.ts";
import type { Lack } from "./plan/parts/no-room.ts";
import type { Camera } from "./stage/camera.ts";
import type { Looks } from "./wish/lexicon/removable.ts";
import { looksOf } from "./wish/lexicon/removable.ts";
import type { Removal, Wish } from "./wish/typed/wish.ts";

/** What of a wish is taken out of the photo. */
export interface Taking extends Pick<Wish, "removals" | "keeps" | "kept">, Pick<Sought, "onNewGround"> {}

export interface ClearedYard extends Clearing {
  told: YardClearing;
}

/** Takes out of the photo what the wish wants gone, and says what stays and why. What is to be kept is left alone. */
export function clearYard(
  photo: Raster,
  scene: Scene,
  camera: Camera,
  upright: UprightObjects,
  wish: Taking,
): ClearedYard {
  const sought = wish.removals.flatMap((removal) => {
    const { looks } = removal;
    if (looks && isKept(looks, wish)) return [];
    const { onNewGround } = wish;
    return [{ removal, sought: { ...(looks ?? unknownLooks), ...placeOf(removal), ...removal, onNewGround } }];
  });
  const clearing = clearPhoto(
    photo,
    scene,
    camera,
    upright,
    sought.map((one) => one.sought),
  );
  const fates = wish.removals.map((removal): Fate | "kept" => {
    const at = sought.findIndex((one) => one.removal === removal);
    return clearing.fates[at] ?? "kept";
  });
  return { ...clearing, told: tell(wish.removals, fates, clearing, scene) };
}

/** Found only where the customer marked it. */
const unknownLooks = { look: "marked", height: [0, 0], width: [0, 0] } as const;

/** Where plants are to be kept, no other plant is told from them. */
function isKept({ look }: Looks, { keeps, kept }: Taking): boolean {
  if (look === "plant") return kept.includes("beds") || kept.includes("hedge") || kept.includes("border");
  return keeps.some((words) => looksOf(words)?.look === look);
}

function placeOf({ place, side }: Removal): Pick<Sought, "across" | "depth"> {
  const across = (["left", "right", "middle"] as const).find((word) => side === word || place?.endsWith(word));
  const isFar = /^back|house|fence/.test(place ?? "") || side === "back";
  const depth = isFar ? "far" : /^front/.test(place ?? "") || side === "front" ? "near" : undefined;
  return { across, depth };
}

function tell(
  removals: readonly Removal[],
  fates: readonly (Fate | "kept")[],
  { cleared }: Clearing,
  { width, height }: Scene,
): YardClearing {
  const lacks = removals.flatMap(({ words, isMany }, i) => {
    const fate = fates[i] ?? "kept";
    if (fate !== "kept" && "at" in fate && fate.left === 0) return [];
    if (fate !== "kept" && "at" in fate) return [lackOf(words, `${fate.left} of them stay: ${reasons.hides}`)];
    return [lackOf(words, `${isMany ? "they stay" : "it stays"}: ${reasons[fate === "kept" ? fate : fate.stays]}`)];
  });
  const found = removals.flatMap(({ words, place, side }, i) => {
    const fate = fates[i] ?? "kept";
    if (fate === "kept" || !("at" in fate)) return [];
    return [{ of: words, as: place || side ? words : `${words} (${describePlaces(fate.at)})` }];
  });
  const isCleared = (u: number, v: number) => cleared[Math.floor(v) * width + Math.floor(u)] === 1;
  const isInside = (u: number, v: number) => u < width && v < height;
  return { isCleared: (u, v) => isInside(u, v) && isCleared(u, v), asked: removals.length, lacks, found };
}

/** People stay as they are, and the ground before them with them. */
export function tellPeople(): YardClearing {
  const why = "it stays as it is; a photo without anybody shows more";
  return {
    isCleared: () => false,
    asked: 0,
    lacks: [lackOf("what is behind the person or animal in the photo", why)],
    found: [],
  };
}

function lackOf(words: string, why: string): Lack {
  return { thing: "standing", words: `${words} (${why})`, isMissing: false, why };
}

const reasons: Record<StayReason | "kept", string> = {
  "not-found": "we cannot make out what is meant; what you mark as ground goes",
  tall: "trees over 3 m are left standing",
  hides: "what is behind cannot be seen",
  kept: "we cannot tell it from what you keep",
};

/** "The one on the left", "3, on the left and on the right". */
function describePlaces(at: Extract<Fate, { at: unknown }>["at"]): string {
  const sides = [...new Set(at.map(([u]) => (u < 0.4 ? "on the left" : u > 0.6 ? "on the right" : "in the middle")))];
  return `${at.length > 1 ? `${at.length},` : "the one"} ${sides.join(" and ")}`;
}
