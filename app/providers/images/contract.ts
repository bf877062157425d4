import type { Room } from "#app/designer/plan/check-room.ts";
import type { DesignEffect } from "#app/designer/plan/measure-effect.ts";
import type { PlanSummary } from "#app/designer/plan/parts/plan.ts";
import type { KnowableLength, PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { ReadBack, Suggestion } from "#app/designer/wish/read-back.ts";
import type { InterpretedWish, WishToRead } from "#app/designer/wish/typed/interpreted-wish.ts";
import type { Scope } from "#app/designer/wish/typed/wish.ts";
import type { DoubtedSpot, GroundCells, KindCells } from "./ground-cells.ts";

/** A request for one redesigned picture of one photo. */
export interface DesignOrder {
  /** Absolute path of the stored photo: upright JPEG without metadata. */
  photoFile: string;
  /** Focal length as share of the photo's long side, where its camera recorded it. */
  focalShare?: number;
  /** The customer's wish, 10-500 characters. */
  wish: string;
  /** A text model's interpretation; ignored by a provider that reads wishes itself. */
  interpretedWish?: InterpretedWish;
  /** How much of the yard may change, if the customer chose it; else the wish says so. */
  scope?: Scope;
  /** Same photo, wish, seed and variation: same picture, where the provider can promise it. */
  seed: number;
  variation: number;
  /** The composition that an earlier design used, from its plan, so that what is made of it now stays that garden. */
  composition?: number;
  /** The included change to a finished design: what the customer wants changed in the picture `parentFile` shows. */
  change?: { words: string; parentFile: string };
  /** Called and awaited after every call to an outside service, whatever its outcome. */
  onCall?: (call: ProviderCall) => Promise<void> | void;
  /** Where the customer corrected what may be redesigned; ignored by a provider that reads no yards. */
  groundCorrection?: GroundCells;
  /** By how much a length the customer knows is longer than estimated; ignored by a provider that estimates none. */
  knownFactor?: number;
  /** Ends the work; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** One call to an outside service: what the operator pays for. */
export interface ProviderCall {
  model: string;
  /** drifted: a picture came, but what had to stay did not. stopped: we ended it. */
  outcome: "picture" | "drifted" | "stopped" | ImageProviderFailure;
  message?: string;
  providerRequestId?: string;
  seconds: number;
}

export interface FinishedDesign {
  /** Absolute path of the picture in a temporary folder; the caller moves it and removes the folder. */
  pictureFile: string;
  plan?: DesignedPlan;
  /** How much the picture changes and shows of the wish; undefined where the provider cannot tell. */
  effect?: DesignEffect;
  /** How far what had to stay did stay; undefined where the provider keeps it by construction. */
  drift?: DriftRecord;
}

/** A plan as plain data: at least a title, and as much as the provider knows. */
export type DesignedPlan = { title: string; geometry?: PlanGeometry } & Partial<Omit<PlanSummary, "title">>;

/** What happened to the house and everything else outside the ground. */
export interface DriftRecord {
  /** kept: it stayed. restored: the photo's own pixels were put back. drifted: delivered with the drift. */
  state: "kept" | "restored" | "drifted";
  /** Share of the structure outside the ground that is gone or moved, 0..1, after alignment. */
  lost: number;
  /** Share of it that new foliage hides. */
  overgrown: number;
  /** Shift as share of the long side, and scale against the photo. */
  shift: number;
  scale: number;
  /** Mean difference of color outside the ground, in CIE Lab units. */
  recolored: number;
}

/** What would be redesigned in a photo, before anything is. */
export interface YardReading {
  /** 0..1: how reliably the photo was read; when unsure, its owner should check `ground`. */
  confidence: { score: number; unsure: boolean; doubts: readonly string[]; doubted?: DoubtedSpot };
  /** Long side of 160 cells at most, each kept or redesigned. */
  ground: GroundCells;
  /** What each cell shows; undefined where only the ground as a whole is known. */
  kinds?: KindCells;
  /** Paving in the ground, which stays unless the wish names it or the owner releases it; undefined where none was found. */
  paving?: PavingThere;
  /** Estimated lengths in the yard that its owner may know. */
  lengths?: readonly KnowableLength[];
  /** What the photo shows when it is not a yard or cannot be read well; a value of photo-subject.ts. */
  subject?: string;
}

/** Existing paving: its share of the ground, and its center as shares of width and height. */
export interface PavingThere {
  share: number;
  centreU: number;
  centreV: number;
}

/** The interpretation of a wish in short words of its language, and substitutes for what cannot be drawn. */
export interface WishReading extends ReadBack {
  suggestions: readonly Suggestion[];
  scope: Scope;
}

export interface RoomQuestion
  extends Pick<
    DesignOrder,
    | "photoFile"
    | "focalShare"
    | "wish"
    | "interpretedWish"
    | "scope"
    | "seed"
    | "groundCorrection"
    | "knownFactor"
    | "signal"
  > {
  designs: number;
}

export interface ImageProvider {
  name: string;
  /** The recipient of the photo, as customers read it; undefined when it stays on this server. */
  sendsPhotoTo?: string;
  /** @throws ImageProviderError */
  makeDesign(order: DesignOrder): Promise<FinishedDesign>;
  /**
   * Infers the ground; undefined where it is not known in advance.
   * @throws ImageProviderError
   */
  readYard?(wanted: Pick<DesignOrder, "photoFile" | "focalShare" | "signal">): Promise<YardReading>;
  /**
   * Whether existing paving would be drawn over for a wish; takes a few milliseconds. Undefined where readings have no paving.
   */
  redrawsPaving?(wish: WishToRead, paving: PavingThere): boolean;
  /** How it will interpret a wish; takes a few milliseconds. Undefined where that is not known in advance. */
  readWish?(wish: WishToRead): WishReading;
  /**
   * What its designs of a wish will have space for; undefined where that is not known in advance.
   * @throws ImageProviderError
   */
  checkRoom?(question: RoomQuestion): Promise<Room>;
}

/**
 * retry: try again later. wait: try again no sooner than `retryAfterMs`. refuse: never. configuration: the operator must act.
 */
export type ImageProviderFailure = "retry" | "wait" | "refuse" | "configuration";

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
