/** Things a customer can ask for, refuse or want kept; `drawn-as.ts` says which of them can be drawn. */
export const elements = [
  "patio",
  "path",
  "fire-pit",
  "seating",
  "dining",
  "pergola",
  "arch",
  "bench",
  "lights",
  "boulders",
  "lantern",
  "water",
  "planters",
  "raised-bed",
  "tree",
  "lawn",
  "beds",
  "paving",
  "meadow",
  "play-lawn",
  "border",
  "hedge",
  "dry-creek",
  "pond",
  "fountain",
  "string-lights",
  "fence",
  "screen",
  "gravel",
  "parasol",
  "retaining-wall",
  "steps",
  "hammock",
  "artificial-turf",
  "bar",
  "basalt-columns",
  "basketball-hoop",
  "bee-hotel",
  "bicycle-rack",
  "bin-store",
  "bird-bath",
  "bird-house",
  "bistro-set",
  "bridge",
  "chicken-coop",
  "clothes-line",
  "coffee-table",
  "compost",
  "deck",
  "dog-house",
  "dog-run",
  "driveway",
  "edging",
  "fish",
  "flag-pole",
  "gabion",
  "gate",
  "gazebo",
  "greenhouse",
  "grill",
  "hanging-chair",
  "hot-tub",
  "house-number-stone",
  "little-library",
  "log-store",
  "mailbox",
  "mud-kitchen",
  "mulch",
  "obelisk",
  "outdoor-kitchen",
  "outdoor-shower",
  "parking",
  "picnic-table",
  "pizza-oven",
  "playhouse",
  "pool",
  "railing",
  "rain-barrel",
  "rug",
  "sandbox",
  "shade-sail",
  "shed",
  "slide",
  "soccer-goal",
  "statue",
  "stream",
  "sundial",
  "swing-seat",
  "swing-set",
  "trampoline",
  "trellis",
  "waterfall",
] as const;
export type Element = (typeof elements)[number];

/** Where in the yard, as seen in the photo; a bare "corner" is the designer's choice of the back ones. */
export const places = [
  "along-fence",
  "near-house",
  "along-path",
  "around-patio",
  "around-tree",
  "left",
  "right",
  "middle",
  "back",
  "front",
  "corner",
  "back-left",
  "back-right",
  "front-left",
  "front-right",
] as const;
export type Place = (typeof places)[number];

/** A side of the yard, as seen in the photo. */
export const sides = ["left", "right", "back", "front"] as const;
export type Side = (typeof sides)[number];

/** A spot more exact than a place: what stands in the photo, or another thing of the wish. */
export const spots = [
  "front-door",
  "back-door",
  "in-front-of-window",
  "along-drive",
  "by-garage",
  "by-gate",
  "by-street",
  "by-shed",
  "by-steps",
  "around-pond",
  "around-fire-pit",
  "by-pool",
  "under-pergola",
  "around-bed",
] as const;
export type Spot = (typeof spots)[number];

/** What a thing is like from above. */
export const shapes = [
  "round",
  "oval",
  "half-round",
  "square",
  "rectangular",
  "l-shaped",
  "kidney",
  "octagonal",
  "curved",
  "straight",
] as const;
export type Shape = (typeof shapes)[number];

/** Ways of making a surface, before its color is known. */
export const pavingKinds = [
  "flagstone",
  "slabs",
  "brick",
  "herringbone",
  "cobbles",
  "deck",
  "concrete",
  "gravel",
  "stepping",
  "tiles",
] as const;
export type PavingKind = (typeof pavingKinds)[number];

export const toneWords = ["grey", "tan", "sand", "blue", "charcoal", "terracotta", "light", "brick", "white"] as const;
export type ToneWord = (typeof toneWords)[number];

export const styles = [
  "modern",
  "cottage",
  "mediterranean",
  "japanese",
  "xeriscape",
  "natural",
  "formal",
  "tropical",
] as const;
export type Style = (typeof styles)[number];

/** Gravel that has a name of its own, by which it is laid. */
export const looseStones = ["raked-gravel", "pea-gravel", "fine-gravel", "river-stone", "dark-chips"] as const;
export type LooseStone = (typeof looseStones)[number];

/** What a thing is made of, where it is no paving. */
export const materials = [
  ...pavingKinds,
  "wood",
  "bamboo",
  "stone",
  "metal",
  "corten",
  "glass",
  "wicker",
  "vinyl",
  "plastic",
  "bark",
  ...looseStones,
] as const;
export type Material = (typeof materials)[number];

/** A color as people say it. */
export const colors = [
  "grey",
  "charcoal",
  "black",
  "white",
  "cream",
  "tan",
  "brown",
  "red",
  "terracotta",
  "pink",
  "purple",
  "blue",
  "yellow",
  "orange",
  "green",
  "light",
  "dark",
] as const;
export type Color = (typeof colors)[number];

/** What the garden as a whole shall be like or be good for, beside its style. */
export const moods = [
  "low-maintenance",
  "cheap",
  "more-colour",
  "no-mowing",
  "dogs",
  "kids",
  "privacy",
  "drought",
  "wildlife",
  "bees",
  "native",
  "shade",
  "sunny",
  "evergreen",
  "entertaining",
  "eat-outside",
  "relaxing",
  "curb-appeal",
  "resale",
  "edible",
  "fragrance",
  "minimal",
  "no-digging",
] as const;
export type Mood = (typeof moods)[number];

/** The unit somebody types lengths in: meters and centimeters, or feet and inches. */
export type LengthUnit = "m" | "ft";
