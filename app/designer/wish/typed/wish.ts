import type { Locality } from "../../locality/locality.ts";
import type { ObjectName } from "../../objects/catalog.ts";
import type { SpeciesName } from "../../plants/catalog.ts";
import type { FlowerColor } from "../../plants/parts/flower-palettes.ts";
import type { Invasiveness } from "../../plants/parts/species.ts";
import type {
  Color,
  Element,
  LengthUnit,
  Material,
  Mood,
  PavingKind,
  Place,
  Shape,
  Side,
  Spot,
  Style,
  ToneWord,
} from "../lexicon/garden-words.ts";
import type { Looks } from "../lexicon/removable.ts";

/** How much of the yard a design may change: only what is named, that and planting around it, or all of it. */
export const scopes = ["things", "planting", "yard"] as const;
export type Scope = (typeof scopes)[number];

/** What the customer asked for. Whatever is missing is left to the designer. */
export interface Wish {
  style?: Style;
  asked: readonly Element[];
  refused: readonly Element[];
  patio: SurfaceWish;
  /** `replaces`: it takes the place of the walk that is there. */
  path: SurfaceWish & { course?: "curved" | "straight"; replaces?: boolean };
  bed?: "black" | "red" | "brown" | "pine-straw";
  steelEdging: boolean;
  /** Gravel or the like instead of grass. */
  gravelGround: boolean;
  /** A new lawn, even where the present one is healthy. */
  freshLawn: boolean;
  /** The customer says that the ground is bare earth. */
  bareGround?: boolean;
  flowerColors: readonly FlowerColor[];
  plants: readonly SpeciesName[];
  tree?: SpeciesName;
  /** What the customer said about single things, in the order of the words; every thing named here is also in `asked`. */
  items: readonly WishItem[];
  /** Existing things that must stay: "keep the big tree", "leave the lawn". */
  kept: readonly Element[];
  /** What stands in the photo and shall be gone: "the big bush on the left". */
  removals: readonly Removal[];
  /** Materials and plants to do without: "no gravel", "don't want roses". */
  avoided: readonly (PavingKind | SpeciesName)[];
  /** How much of the garden the wish is about, where it says so: all of it made anew, or what it names and nothing else. */
  scope?: "anew" | "nothing-else";
  /** The scope that the customer chose on the page, whatever the words say. */
  chosenScope?: Scope;
  /** Where the yard is, as the customer said on the page. */
  locality?: Locality;
  /** Plants that were named and do not belong there. */
  unsuited?: readonly UnsuitedPlant[];
  /** What the garden as a whole shall be like, beside its style. */
  moods: readonly Mood[];
  /** Things that were asked for by name and cannot be drawn; `notDrawn` tells them, and more, in words. */
  undrawn: readonly WishItem[];
  /** What will be done, each in short words of the customer's language: "flagstone patio 3 x 4 m (9.8 x 13.1 ft)". */
  understood: readonly string[];
  /** The things among what is understood, as they are told there. */
  statedThings: readonly StatedThing[];
  /** What the moods make the designer prefer where the choice is its own: "plants that need little care". */
  aims: readonly string[];
  /** What stays as it is, in the customer's words: "big oak". */
  keeps: readonly string[];
  /** What the customer tells of the yard as it is, asking nothing: "the lawn is dead". */
  told: readonly string[];
  /** What was asked for and cannot be drawn, in the customer's own words: "hot tub". */
  notDrawn: readonly string[];
  /** Words of the wish that ended in nothing, as they were typed. */
  notUnderstood: readonly string[];
  /** What is named without saying how it is meant; nothing of it is drawn or kept until `withAnswers` has its answer. */
  questions: readonly WishQuestion[];
  /** The unit the customer typed sizes in; absent where no size was typed. */
  unit?: LengthUnit;
  /** A sentence on the wish as a whole: "The house stays as it is." */
  remark?: string;
}

export interface UnsuitedPlant {
  /** As it is told in `understood`, or by its own name. */
  of: string;
  /** With the reason, and what looks like it: "lavender (zone 3b is too cold for it; ...)". */
  words: string;
}

/** One thing or kind of plant with what was said about it. */
export interface WishItem {
  thing: Element | SpeciesName;
  /** The thing that was named, where another one is drawn for it: the gazebo that is drawn as a pergola. */
  named?: Element;
  /** What the thing is planted with: the box of a box hedge. */
  of?: SpeciesName;
  /** The invasive plant that was named, where the catalog lacks it and `thing` or `of` is drawn for it. */
  invasive?: Invasiveness;
  /** Beds of shrubs at large, "among" other plants where those are asked for with them. */
  shrubs?: "only" | "among";
  /** Which of the things that can be meant: the sofa among seats, the arbour among arches. */
  object?: ObjectName;
  place?: Place;
  /** Which side's fence, where it stands along one; which side of its spot or of the path it stands, else. */
  side?: Side;
  /** Where exactly; `place` says it roughly, if it can. */
  spot?: Spot;
  /** What the customer calls that spot, or the part of the house that it is near: "sliding door". */
  anchor?: string;
  /** Where it is in the customer's words, where there is no other word for it: "by the oil tank". Its spot is the designer's choice. */
  whereInWords?: string;
  /** What a path leads from and to, and what the customer calls it; an end without a spot is the designer's choice. */
  from?: Spot;
  fromAnchor?: string;
  to?: Spot;
  toAnchor?: string;
  shape?: Shape;
  material?: Material;
  /** Of flowers there may be several. */
  colors?: readonly Color[];
  count?: number;
  /** So many more than there are: of a change, "another bench". */
  more?: number;
  /** Chairs at a table, where they are counted. */
  seats?: number;
  /** One beside the other along its place, as many as there is room for where they are not counted. */
  inRow?: boolean;
  /** More than one, uncounted: "pots", "benches". */
  several?: true;
  size?: WishSize;
  /** Less or more of it than there is. */
  amount?: "less" | "more";
  /** Its size relative to that of what is there, where the words say it: half the lawn is 0.5. */
  share?: number;
  /** Its share of the yard: half the yard as a patio is 0.5. */
  ofYard?: number;
}

/** Something in the photo that shall be gone, and how it is found there. */
export interface Removal extends Pick<WishItem, "place" | "side" | "spot"> {
  /** As it is told to the customer: "big bush on the left". */
  words: string;
  /** The thing of the catalog that it would be, if it is one. */
  thing?: Element | undefined;
  /** Undefined for what no photo is searched for. */
  looks?: Looks;
  isLarge: boolean;
  isMany: boolean;
}

export interface StatedThing extends Pick<WishItem, "thing" | "object" | "place" | "spot"> {
  words: string;
}

/** Metres, whatever unit the customer used. A single length is the diameter or length of the thing, a height is a height. */
export interface WishSize {
  width?: number;
  depth?: number;
  height?: number;
}

export interface SurfaceWish {
  paving?: PavingKind;
  tone?: ToneWord;
}

/** Something that a wish leaves open: what it names without saying how it is meant, and what it complains of. */
export interface WishQuestion {
  /** One of a kind in its wish: "peony". */
  id: string;
  /** What it is about: "peony". */
  words: string;
  /** "Keep the peony, or plant a new one?" */
  ask: string;
  /** The last one is always "skip", which adds nothing. */
  options: readonly QuestionOption[];
  /** The option that was chosen; unanswered, it adds nothing. */
  answer?: string;
}

export interface QuestionOption {
  id: string;
  /** "Keep it". */
  words: string;
  /** What it adds to the wish. */
  adds?: WishPart;
}

/** What a wish says of one thing; lists that would be empty are absent. */
export type WishPart = Partial<
  Pick<
    Wish,
    | "asked"
    | "refused"
    | "kept"
    | "avoided"
    | "tree"
    | "items"
    | "plants"
    | "removals"
    | "undrawn"
    | "understood"
    | "statedThings"
    | "keeps"
    | "notDrawn"
    | "flowerColors"
  >
>;
