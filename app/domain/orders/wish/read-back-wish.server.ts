import type { DrawnWish, ToldWish, WishReadBack } from "#app/domain/plans/wish-words.ts";
import type { ImageProvider } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import type { StoredRoom, StoredWishReading } from "#db/stored-json.ts";
import { swapWords } from "./swap-words.ts";

/** What an order's row keeps of its wish. */
interface WishColumns {
  prompt: string;
  wishReading: StoredWishReading | null;
  room: StoredRoom | null;
}

/** How a wish is read, for storing with its order; undefined where nobody can tell before its pictures are made. */
export function readWishWords(prompt: string, provider: ImageProvider = imageProvider): StoredWishReading | undefined {
  const reading = provider.readWish?.(prompt);
  return reading && { version: 1, ...reading };
}

/** An unpaid order's wish as it was read and stored, or as it is read now; undefined where nobody can tell. */
export function readBackWish(
  { prompt, wishReading, room }: WishColumns,
  provider: ImageProvider = imageProvider,
): WishReadBack | undefined {
  // What one provider promised, another does not keep.
  if (!provider.readWish) return undefined;
  const reading = wishReading ?? readWishWords(prompt, provider);
  return reading && { ...reading, room: room ?? undefined };
}

/**
 * How an order's wish is told at its pictures: in the words told before paying; of an order of before these were kept, in the
 * words of a picture. Undefined where whoever makes the pictures does not tell.
 * @param drawn what its pictures tell, those that do
 */
export function tellOrderedWish(
  request: WishColumns,
  { drawn, isUnfinished }: { drawn: readonly DrawnWish[]; isUnfinished: boolean },
  provider: ImageProvider = imageProvider,
): ToldWish | undefined {
  const [first] = drawn;
  if (!first) return isUnfinished ? readBackWish(request, provider) : undefined;
  return request.wishReading ? { ...request.wishReading, room: request.room ?? undefined } : first;
}

/** A wish in which something that cannot be drawn gave way to what can be; as it was, where nothing is suggested for it. */
export function takeSuggestion(prompt: string, of: string, provider: ImageProvider = imageProvider): string {
  const suggestion = readWishWords(prompt, provider)?.suggestions.find((candidate) => candidate.of === of);
  return suggestion ? swapWords(prompt, suggestion) : prompt;
}
