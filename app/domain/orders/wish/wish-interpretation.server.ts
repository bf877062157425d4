import type { DrawnWish, ShownWish, WishReadBack } from "#app/domain/plans/wish-words.ts";
import type { ImageProvider } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import type { Heard } from "#app/providers/text/contract.ts";
import type { StoredWishReading } from "#db/stored-json.ts";
import type { DesignRequestRow } from "../request/find-design-request.server.ts";
import { interpretWish } from "./interpret-wish.server.ts";
import { swapWords } from "./swap-words.ts";

type WishColumns = Pick<DesignRequestRow, "prompt" | "wishReading" | "room" | "scope">;

/** To store with its order; undefined where it is unknown before the pictures are made. */
export function readWishWords(
  prompt: string,
  { heard, provider = imageProvider }: { heard?: Heard; provider?: ImageProvider } = {},
): StoredWishReading | undefined {
  const reading = provider.readWish?.(heard ?? prompt);
  return reading && { version: 1, ...reading, heard };
}

/** Before an order; undefined where it is unknown. */
export async function readTypedWish(prompt: string): Promise<WishReadBack | undefined> {
  return withoutModelAnswer(readWishWords(prompt, { heard: await interpretWish(prompt) }));
}

/** Pages do not get the text model's answer, which is for the designer. */
function withoutModelAnswer(stored: StoredWishReading | undefined): Omit<StoredWishReading, "heard"> | undefined {
  if (!stored) return undefined;
  const { heard: _, ...reading } = stored;
  return reading;
}

/** Stored or current; undefined where it is unknown. */
export function findWishInterpretation(
  { prompt, wishReading, room, scope }: WishColumns,
  provider: ImageProvider = imageProvider,
): WishReadBack | undefined {
  if (!provider.readWish) return undefined;
  const reading = withoutModelAnswer(wishReading ?? readWishWords(prompt, { provider }));
  return reading && { ...reading, scope: scope ?? reading.scope, room: room ?? undefined };
}

/**
 * In the words shown before paying; for older orders, in a picture's words (`drawn`). Undefined where the image
 * provider does not report them.
 */
export function describeOrderedWish(
  request: WishColumns,
  { drawn, isUnfinished }: { drawn: readonly DrawnWish[]; isUnfinished: boolean },
  provider: ImageProvider = imageProvider,
): ShownWish | undefined {
  const [first] = drawn;
  if (!first) return isUnfinished ? findWishInterpretation(request, provider) : undefined;
  const shown = withoutModelAnswer(request.wishReading ?? undefined);
  return shown ? { ...shown, room: request.room ?? undefined } : first;
}

/** Unchanged where there is no suggestion. */
export async function takeSuggestion(prompt: string, of: string): Promise<string> {
  const suggestion = (await readTypedWish(prompt))?.suggestions.find((candidate) => candidate.of === of);
  return suggestion ? swapWords(prompt, suggestion) : prompt;
}
