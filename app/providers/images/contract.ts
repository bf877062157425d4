import type { ReadLocality } from "#app/designer/locality/read-locality.ts";
import type { Room } from "#app/designer/plan/check-room.ts";
import type { DesignEffect } from "#app/designer/plan/measure-effect.ts";
import type { PlanSummary } from "#app/designer/plan/parts/plan.ts";
import type { Moment } from "#app/designer/stage/moment.ts";
import type { KnowableLength, PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { Scope, Wish } from "#app/designer/wish/typed/wish.ts";
import type { AskedQuestion, ReadBack, Suggestion } from "#app/designer/wording/read-back.ts";
import type { DoubtedSpot, GroundCells, KindCells } from "./ground-cells.ts";

/** What an order stores of the customer's words, and everything is drawn and told from. */
export type TypedWish = Wish;

export interface DesignOrder {
  /** Absolute path of an upright JPEG without metadata. */
  photoFile: string;
  /** As share of the photo's long side, where its camera recorded it. */
  focalShare?: number;
  wish: Wish;
  /** The wish as typed, 10-500 characters. */
  words: string;
  /** Same photo, wish, seed and variation: same picture, where the provider can promise it. */
  seed: number;
  variation: number;
  /** Of an earlier design, so that the picture stays that garden. */
  composition?: number;
  /** The same design at another time; only the built-in designer draws it. */
  moment?: Moment;
  /** The customer's change to the design in `parentFile`. */
  change?: { words: string; wish: Wish; parentFile: string };
  /** Called and awaited after every call to an outside service, whatever its outcome. */
  onCall?: (call: ProviderCall) => Promise<void> | void;
  /** Where the customer corrected what may be redesigned; ignored by a provider that reads no yards. */
  groundCorrection?: GroundCells;
  /** How much longer than estimated a length is that the customer knows; ignored by a provider that estimates none. */
  knownFactor?: number;
  /** The promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** What the operator pays for. */
export interface ProviderCall {
  model: string;
  /** drifted: a picture came, but what had to stay did not. stopped: we ended it. */
  outcome: "picture" | "drifted" | "stopped" | ImageProviderFailure;
  message?: string;
  providerRequestId?: string;
  seconds: number;
}

export interface FinishedDesign {
  /** In a temporary folder; the caller moves it and removes the folder. */
  pictureFile: string;
  plan?: DesignedPlan;
  /** Undefined where the provider cannot measure it. */
  effect?: DesignEffect;
  /** Undefined where what had to stay stays by construction. */
  drift?: DriftRecord;
  /** The provider's answers were no good: this is the drawing that they were to follow. */
  isDrawing?: true;
}

/** At least a title, and as much as the provider knows. */
export type DesignedPlan = { title: string; geometry?: PlanGeometry } & Partial<Omit<PlanSummary, "title">>;

/** Of the house and everything else outside the ground. */
export interface DriftRecord {
  /** kept: it stayed. restored: the photo's own pixels were put back. drifted: delivered with the drift. */
  state: "kept" | "restored" | "drifted";
  /** 0..1, after alignment. */
  lost: number;
  /** Share of it that new foliage hides. */
  overgrown: number;
  /** Shift as share of the long side, and scale against the photo. */
  shift: number;
  scale: number;
  /** Mean difference of color outside the ground, in CIE Lab units. */
  recolored: number;
}

export interface YardReading {
  /** 0..1: how reliably the photo was read; when unsure, its owner should check `ground`. */
  confidence: { score: number; unsure: boolean; doubts: readonly string[]; doubted?: DoubtedSpot };
  /** At most 160 cells on the long side. */
  ground: GroundCells;
  /** Undefined where only the ground as a whole is known. */
  kinds?: KindCells;
  /** Stays unless the wish names it or the owner releases it; undefined where none was found. */
  paving?: PavingThere;
  /** Estimated lengths in the yard that its owner may know. */
  lengths?: readonly KnowableLength[];
  /** The horizon's row as share of the height, and the camera's height in meters. */
  eye?: { horizon: number; height: number };
  /** Where the sun is, degrees to the right of where the photo looks; undefined where its shadows leave a doubt. */
  sunAcross?: number;
  /** What stands on the ground as a person would: its foot as shares of width and height, its height as share of the height. */
  figures?: readonly { foot: [u: number, v: number]; height: number }[];
  /** What the photo shows when it is not a yard or cannot be read well; a value of photo-subject.ts. */
  subject?: string;
}

/** Shares of the ground, of width and height. */
export interface PavingThere {
  share: number;
  centreU: number;
  centreV: number;
}

/** The interpretation of a wish in short words of its language, and substitutes for what cannot be drawn. */
export interface WishReading extends ReadBack {
  suggestions: readonly Suggestion[];
  /** What the wish leaves open. */
  questions: readonly AskedQuestion[];
  scope: Scope;
}

export interface RoomQuestion
  extends Pick<
    DesignOrder,
    "photoFile" | "focalShare" | "wish" | "seed" | "groundCorrection" | "knownFactor" | "signal"
  > {
  designs: number;
}

/** An order's first design, before it is paid. */
export type PreviewOrder = Omit<RoomQuestion, "designs">;

export interface ImageProvider {
  name: string;
  /** As customers read it; undefined when the photo stays on this server. */
  sendsPhotoTo?: string;
  /** @throws ImageProviderError */
  makeDesign(order: DesignOrder): Promise<FinishedDesign>;
  /** Undefined where the ground is not known in advance. @throws ImageProviderError */
  readYard?(wanted: Pick<DesignOrder, "photoFile" | "focalShare" | "signal">): Promise<YardReading>;
  /** Takes a few milliseconds. Undefined where readings have no paving. */
  redrawsPaving?(wish: Wish, paving: PavingThere): boolean;
  /** Undefined where the interpretation is not known in advance. */
  describeWish?(wish: Wish): WishReading;
  /** What a customer types of where the yard is; undefined where plants are chosen for no place. */
  readLocality?(text: string): ReadLocality;
  /** Undefined where it is not known in advance. @throws ImageProviderError */
  checkRoom?(question: RoomQuestion): Promise<Room>;
  /**
   * The design that `makeDesign` makes as variation 1, small and marked: a PNG in a temporary folder, which the caller moves. @throws
   * ImageProviderError
   */
  drawPreview?(order: PreviewOrder): Promise<string>;
}

/**
 * retry: later. wait: no sooner than `retryAfterMs`. refuse: never. configuration: the operator must act. gone: so must they, and
 * until then no model will make the picture.
 */
export type ImageProviderFailure = "retry" | "wait" | "refuse" | "configuration" | "gone";

export class ImageProviderError extends Error {
  readonly failure: ImageProviderFailure;
  readonly retryAfterMs: number | undefined;

  constructor(failure: ImageProviderFailure, message: string, retryAfterMs?: number) {
    super(message);
    this.name = "ImageProviderError";
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}
