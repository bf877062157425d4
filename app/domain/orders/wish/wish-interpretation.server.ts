import type { DrawnWish, ShownWish, WishReadBack } from "#app/domain/plans/wish-words.ts";
import type { ImageProvider } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { readTypedWish, typedWishOf } from "#app/providers/images/typed-wish.ts";
import type { DesignRequestRow } from "../request/find-design-request.server.ts";
import { interpretWish } from "./interpret-wish.server.ts";
import { swapWords } from "./swap-words.ts";

type WishColumns = Pick<DesignRequestRow, "prompt" | "wish" | "wishReading" | "room" | "scope" | "locality">;

/** Of words that are not ordered yet; undefined where it is unknown before the pictures are made. */
export async function interpretWords(prompt: string): Promise<WishReadBack | undefined> {
  if (!imageProvider.describeWish) return undefined;
  return imageProvider.describeWish(readTypedWish(prompt, await interpretWish(prompt)));
}

/** Undefined where it is unknown before the pictures are made. */
export function findWishInterpretation(
  request: WishColumns,
  provider: ImageProvider = imageProvider,
): WishReadBack | undefined {
  if (!provider.describeWish) return undefined;
  const { wishReading, scope, room } = request;
  const reading = wishReading ? wordsOf(wishReading) : provider.describeWish(typedWishOf(request));
  return { ...reading, scope: scope ?? reading.scope, room: room ?? undefined };
}

/** Without the text model's answer, which pages do not get. */
function wordsOf({ heard: _, ...words }: NonNullable<DesignRequestRow["wishReading"]>) {
  return words;
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
  const isKnown = request.wish !== null || request.wishReading !== null;
  return (isKnown && findWishInterpretation(request, provider)) || first;
}

/** Unchanged where there is no suggestion. */
export async function takeSuggestion(prompt: string, of: string): Promise<string> {
  const suggestion = (await interpretWords(prompt))?.suggestions.find((candidate) => candidate.of === of);
  return suggestion ? swapWords(prompt, suggestion) : prompt;
}
