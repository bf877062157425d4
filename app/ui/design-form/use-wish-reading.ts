import { useEffect, useState } from "react";
import { href } from "react-router";
import { promptProblem } from "#app/domain/orders/request/design-request-rules.ts";
import type { WishReadBack } from "#app/domain/plans/wish-words.ts";
import type { FormStep } from "./use-form-step.ts";

/** Null where it cannot be known beforehand. */
type Reading = WishReadBack | null | undefined;

/** Long enough not to call in the middle of a word; in step 1, in the middle of a sentence. */
const pauseMs = { details: 1_500, package: 400 };

/**
 * Requested while step 1 is filled in, so that it is there when step 2 shows. `sent` is that of the words the page came
 * with.
 */
export function useWishReading(prompt: string, sent: Reading, step: FormStep): Reading {
  const [read, setRead] = useState<{ prompt: string; reading: Reading }>({ prompt, reading: sent });
  const isRead = read.prompt === prompt && read.reading !== undefined;
  useEffect(() => {
    if (isRead || sent === null || promptProblem(prompt)) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const reading = await askReading(prompt, leaving.signal);
      if (reading !== undefined) setRead({ prompt, reading });
    }, pauseMs[step]);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [prompt, step, isRead, sent]);
  // The last one stays while the next is on its way.
  return read.reading;
}

/** Undefined when the call failed: the order continues without it. */
async function askReading(prompt: string, signal: AbortSignal): Promise<Reading> {
  try {
    const answer = await fetch(href("/api/wish-reading"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ prompt }),
      signal,
    });
    return answer.ok ? ((await answer.json()) as { reading: WishReadBack | null }).reading : undefined;
  } catch {
    return undefined;
  }
}
