import { log } from "#app/logging/log.server.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { type Heard, type WishReader, WishReaderError } from "#app/providers/text/contract.ts";
import { wishReader } from "#app/providers/text/wish-reader.server.ts";

export const usesTextModel = wishReader !== undefined && imageProvider.describeWish !== undefined;

/** A wish is read on the package step and again when it is ordered: the model is called once for the same words. */
const remembered = new Map<string, Heard>();
const rememberedAtMost = 200;
const restMs = 30_000;
let restsUntil = 0;

/**
 * Undefined, so that the built-in reader is used, where no text model is configured, the image provider ignores it, or
 * it fails or takes longer than five seconds. Failures are logged, wishes never.
 */
export async function interpretWish(
  prompt: string,
  reader: WishReader | undefined = usesTextModel ? wishReader : undefined,
): Promise<Heard | undefined> {
  if (!reader) return undefined;
  const known = remembered.get(prompt);
  if (known || Date.now() < restsUntil) return known;
  const startedAt = performance.now();
  try {
    const heard = await reader.interpret(prompt);
    remember(prompt, heard);
    return heard;
  } catch (error) {
    if (!(error instanceof WishReaderError)) throw error;
    restsUntil = Date.now() + restMs;
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    log.warn({ reader: reader.name, seconds, failure: error.message }, "A wish was read by the built-in reader");
    return undefined;
  }
}

function remember(prompt: string, heard: Heard): void {
  remembered.set(prompt, heard);
  const [oldest] = remembered.keys();
  if (remembered.size > rememberedAtMost && oldest !== undefined) remembered.delete(oldest);
}

export function forgetInterpretedWishes(): void {
  remembered.clear();
  restsUntil = 0;
}
