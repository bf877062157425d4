import type { InterpretedWish } from "#app/designer/wish/typed/interpreted-wish.ts";

export type Heard = InterpretedWish;

export interface WishReader {
  name: string;
  /** 10-500 characters, in at most {@link patienceMs}. @throws WishReaderError, or the signal's reason */
  interpret(wish: string, signal?: AbortSignal): Promise<Heard>;
}

/** From the call to the checked answer. */
export const patienceMs = 5_000;

/** For the operator: repeats neither the wish nor the answer. */
export class WishReaderError extends Error {
  override readonly name = "WishReaderError";
}
