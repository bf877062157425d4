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
  /** Ends the work; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

export interface FinishedDesign {
  /** Absolute path of the picture in a temporary folder; the caller moves it on and removes it. */
  pictureFile: string;
  /** What was laid out, as plain data, where the provider knows. */
  plan?: unknown;
}

export interface ImageProvider {
  /** For the log and the start-up lines. */
  name: string;
  /** @throws ImageProviderError */
  makeDesign(order: DesignOrder): Promise<FinishedDesign>;
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
