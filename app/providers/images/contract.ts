import type { Room } from "#app/designer/plan/check-room.ts";
import type { PlanSummary } from "#app/designer/plan/parts/plan.ts";
import type { KnowableLength, PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { ReadBack, Suggestion } from "#app/designer/wish/read-back.ts";
import type { HeardWish, WishToRead } from "#app/designer/wish/typed/heard-wish.ts";
import type { DoubtedSpot, GroundCells, KindCells } from "./ground-cells.ts";

/** What an image provider is asked for: one redesigned picture of one photo. */
export interface DesignOrder {
  /** Absolute path of the stored photo: upright JPEG without metadata. */
  photoFile: string;
  /** Focal length as share of the photo's long side, where its camera said so. */
  focalShare?: number;
  /** The customer's wish, 10-500 characters. */
  wish: string;
  /** How a text model read it; a provider that reads wishes its own way does not heed it. */
  heardWish?: HeardWish;
  /** Same photo, wish, seed and variation: same picture, where the provider can promise it. */
  seed: number;
  /** 1-based number of the picture within its order. */
  variation: number;
  /** Which of its own compositions a design has that was drawn before, as its plan told: what is made of it now stays that garden. */
  composition?: number;
  /** The included change to a finished design: what the customer wants changed in the picture `parentFile` shows. */
  change?: { words: string; parentFile: string };
  /** Told of every call to an outside service as it ends, whatever came of it, and waited for. */
  onCall?: (call: ProviderCall) => Promise<void> | void;
  /** Where the customer corrected what may be redesigned; a provider that reads no yards does not heed it. */
  groundCorrection?: GroundCells;
  /** By how much a length the customer knows is longer than estimated; a provider that estimates none does not heed it. */
  knownFactor?: number;
  /** Ends the work; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** One call to an outside service: what the operator pays for. */
export interface ProviderCall {
  model: string;
  /** drifted: a picture came, in which what had to stay did not. stopped: we ended it. */
  outcome: "picture" | "drifted" | "stopped" | ImageProviderFailure;
  /** For the operator, on a failure. */
  message?: string;
  /** The service's own id of the call. */
  providerRequestId?: string;
  seconds: number;
}

export interface FinishedDesign {
  /** Absolute path of the picture in a temporary folder; the caller moves it on and removes it. */
  pictureFile: string;
  /** What was laid out, where the provider knows. */
  plan?: DesignedPlan;
  /** How far what had to stay did stay; absent where the provider keeps it by construction. */
  drift?: DriftRecord;
}

/** A plan as plain data: a title at least, and as much as the provider knows. */
export type DesignedPlan = { title: string; geometry?: PlanGeometry } & Partial<Omit<PlanSummary, "title">>;

/** What became of the house and everything else outside the ground. */
export interface DriftRecord {
  /** kept: it stayed. restored: it did not, and the photo's own pixels were put back. drifted: it did not, and is delivered so. */
  state: "kept" | "restored" | "drifted";
  /** Share of the structure outside the ground that is gone or moved, 0..1, after alignment. */
  lost: number;
  /** Share of it that new foliage hides. */
  overgrown: number;
  /** By how much the picture was shifted, as share of its long side, and scaled against the photo. */
  shift: number;
  scale: number;
  /** Mean difference of colour outside the ground, in CIE Lab units. */
  recoloured: number;
}

/** What would be redesigned in a photo, before anything is. */
export interface YardReading {
  /** 0..1: how surely the photo was read; when unsure, its owner should look at `ground`. */
  confidence: { score: number; unsure: boolean; doubts: readonly string[]; doubted?: DoubtedSpot };
  /** Long side of 160 cells at most, each kept or redesigned. */
  ground: GroundCells;
  /** What is where; absent where only the ground as a whole can be told. */
  kinds?: KindCells;
  /** Paving in that ground, which stays unless the wish names it or its owner gives it; absent where there is none to tell apart. */
  paving?: PavingThere;
  /** Lengths in the yard that its owner may know, as estimated. */
  lengths?: readonly KnowableLength[];
  /** What the photo shows where that is no yard, or none that can be read well; a word of photo-subject.ts. */
  subject?: string;
}

/** Paving that is there already: its share of the ground, and its middle as shares of width and height. */
export interface PavingThere {
  share: number;
  centreU: number;
  centreV: number;
}

/** How a wish in words is read, in short words of the same language, and what can be offered for what cannot be drawn. */
export interface WishReading extends ReadBack {
  suggestions: readonly Suggestion[];
}

/** What the designs of an order are laid out from. */
export interface RoomQuestion
  extends Pick<
    DesignOrder,
    "photoFile" | "focalShare" | "wish" | "heardWish" | "seed" | "groundCorrection" | "knownFactor" | "signal"
  > {
  /** How many designs were ordered. */
  designs: number;
}

export interface ImageProvider {
  /** For the log, the start-up lines and the operator's table. */
  name: string;
  /** Who sees the photo, as customers are told; absent when it stays on this server. */
  sendsPhotoTo?: string;
  /** @throws ImageProviderError */
  makeDesign(order: DesignOrder): Promise<FinishedDesign>;
  /**
   * Tells what it takes for ground; absent where it cannot be told beforehand.
   * @throws ImageProviderError
   */
  readYard?(wanted: Pick<DesignOrder, "photoFile" | "focalShare" | "signal">): Promise<YardReading>;
  /** Tells in a few milliseconds whether a wish has paving that is there drawn over; absent where no reading tells of paving. */
  redrawsPaving?(wish: WishToRead, paving: PavingThere): boolean;
  /** Tells in a few milliseconds how it will read a wish; absent where that cannot be told beforehand. */
  readWish?(wish: WishToRead): WishReading;
  /**
   * Tells what its designs of a wish will have room for; absent where that cannot be told beforehand.
   * @throws ImageProviderError
   */
  checkRoom?(question: RoomQuestion): Promise<Room>;
}

/** retry: try again later. wait: try again no sooner than `retryAfterMs`. refuse: never. configuration: the operator must act. */
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
