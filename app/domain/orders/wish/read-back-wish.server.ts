import type { DrawnWish, ToldWish, WishReadBack } from "#app/domain/plans/wish-words.ts";
import type { ImageProvider } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import type { Heard } from "#app/providers/text/contract.ts";
import type { StoredRoom, StoredWishReading } from "#db/stored-json.ts";
import { hearWish } from "./hear-wish.server.ts";
import { swapWords } from "./swap-words.ts";

/** What an order's row keeps of its wish. */
interface WishColumns {
  prompt: string;
  wishReading: StoredWishReading | null;
  room: StoredRoom | null;
}

/** How a wish is read, for storing with its order; undefined where nobody can tell before its pictures are made. */
export function readWishWords(
  prompt: string,
  { heard, provider = imageProvider }: { heard?: Heard; provider?: ImageProvider } = {},
): StoredWishReading | undefined {
  const reading = provider.readWish?.(heard ?? prompt);
  return reading && { version: 1, ...reading, heard };
}

/** How the words of a wish will be read, before anything is ordered; undefined where nobody can tell. */
export async function readTypedWish(prompt: string): Promise<WishReadBack | undefined> {
  return withoutHeard(readWishWords(prompt, { heard: await hearWish(prompt) }));
}

/** What pages are told: what a text model answered is for the designer. */
function withoutHeard(stored: StoredWishReading | undefined): Omit<StoredWishReading, "heard"> | undefined {
  if (!stored) return undefined;
  const { heard: _, ...reading } = stored;
  return reading;
}

/** An unpaid order's wish as it was read and stored, or as it is read now; undefined where nobody can tell. */
export function readBackWish(
  { prompt, wishReading, room }: WishColumns,
  provider: ImageProvider = imageProvider,
): WishReadBack | undefined {
  // What one provider promised, another does not keep.
  if (!provider.readWish) return undefined;
  const reading = withoutHeard(wishReading ?? readWishWords(prompt, { provider }));
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
  const told = withoutHeard(request.wishReading ?? undefined);
  return told ? { ...told, room: request.room ?? undefined } : first;
}

/** A wish in which something that cannot be drawn gave way to what can be; as it was, where nothing is suggested for it. */
export async function takeSuggestion(prompt: string, of: string): Promise<string> {
  const suggestion = (await readTypedWish(prompt))?.suggestions.find((candidate) => candidate.of === of);
  return suggestion ? swapWords(prompt, suggestion) : prompt;
}
