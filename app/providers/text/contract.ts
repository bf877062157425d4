import type { InterpretedWish } from "#app/designer/wish/typed/interpreted-wish.ts";

export type Heard = InterpretedWish;

/** A replacement for the built-in wish reader. */
export interface WishReader {
  name: string;
  /**
   * Interprets a wish of 10-500 characters, in at most {@link patienceMs}.
   * @throws WishReaderError, or the signal's reason
   */
  interpret(wish: string, signal?: AbortSignal): Promise<Heard>;
}

/** How long a customer waits for a text model, from the call to the checked answer. */
export const patienceMs = 5_000;

/** Why a wish was not interpreted, for the operator: repeats neither the wish nor the answer. */
export class WishReaderError extends Error {
  override readonly name = "WishReaderError";
}
