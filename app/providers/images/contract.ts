/** A coarse grid over a whole picture, row by row: what happens to each cell's part of it. */
export interface GroundGrid {
  width: number;
  height: number;
  /** Per cell: 0 = as the provider reads it, 1 = stays as it is, 2 = may be redesigned. */
  cells: Uint8Array;
}

/** What an image provider is asked for: one redesigned picture of one photo. */
export interface DesignOrder {
  /** Absolute path of the stored photo: upright JPEG without metadata. */
  photoFile: string;
  /** The customer's wish, 10-500 characters. */
  wish: string;
  /** Same photo, wish, seed and variation: same picture, where the provider can promise it. */
  seed: number;
  /** 1-based number of the picture within its order. */
  variation: number;
  /** Where the customer corrected what may be redesigned; a provider that reads no yards does not heed it. */
  groundCorrection?: GroundGrid;
  /** Ends the work; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

export interface FinishedDesign {
  /** Absolute path of the picture in a temporary folder; the caller moves it on and removes it. */
  pictureFile: string;
  /** What was laid out, as plain data, where the provider knows. */
  plan?: unknown;
}

/** What would be redesigned in a photo, before anything is. */
export interface YardReading {
  /** 0..1: how surely the photo was read; when unsure, its owner should look at `ground`. */
  confidence: { score: number; unsure: boolean; doubts: readonly string[] };
  /** Long side of 160 cells at most, each 1 or 2. */
  ground: GroundGrid;
}

export interface ImageProvider {
  /** For the log and the start-up lines. */
  name: string;
  /** @throws ImageProviderError */
  makeDesign(order: DesignOrder): Promise<FinishedDesign>;
  /**
   * Tells what it takes for ground; absent where it cannot be told beforehand.
   * @throws ImageProviderError
   */
  readYard?(wanted: Pick<DesignOrder, "photoFile" | "signal">): Promise<YardReading>;
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
