/** Things a customer can ask for, refuse or want kept. */
export type Element =
  | "patio"
  | "path"
  | "fire-pit"
  | "seating"
  | "dining"
  | "pergola"
  | "arch"
  | "bench"
  | "lights"
  | "boulders"
  | "lantern"
  | "water"
  | "planters"
  | "raised-bed"
  | "tree"
  | "lawn"
  | "beds"
  | "paving"
  | "meadow"
  | "play-lawn"
  | "border"
  | "hedge"
  | "dry-creek"
  | "pond"
  | "fountain"
  | "string-lights"
  | "fence"
  | "screen"
  | "gravel"
  | "parasol"
  | "retaining-wall"
  | "steps"
  | "hammock";

/** Where in the yard, as seen in the photo; a bare "corner" is the designer's choice of the back ones. */
export type Place =
  | "along-fence"
  | "near-house"
  | "along-path"
  | "around-patio"
  | "around-tree"
  | "left"
  | "right"
  | "middle"
  | "back"
  | "front"
  | "corner"
  | "back-left"
  | "back-right"
  | "front-left"
  | "front-right";

/** Ways of making a surface, before its colour is known. */
export type PavingKind =
  | "flagstone"
  | "slabs"
  | "brick"
  | "herringbone"
  | "cobbles"
  | "deck"
  | "concrete"
  | "gravel"
  | "stepping"
  | "tiles";

export type ToneWord = "grey" | "tan" | "sand" | "blue" | "charcoal" | "terracotta" | "light" | "brick" | "white";

export type Style =
  | "modern"
  | "cottage"
  | "mediterranean"
  | "japanese"
  | "xeriscape"
  | "natural"
  | "formal"
  | "tropical";
