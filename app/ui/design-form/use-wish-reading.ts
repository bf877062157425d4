import { useEffect, useState } from "react";
import { href } from "react-router";
import { promptProblem } from "#app/domain/orders/request/design-request-rules.ts";
import type { WishReadBack } from "#app/domain/plans/wish-words.ts";
import type { FormStep } from "./use-form-step.ts";

/** What the server says to a wish: how it is read, or null where nobody can tell beforehand. */
type Reading = WishReadBack | null | undefined;

/** Long enough not to ask in the middle of a word; while the wish is still being written, in the middle of a sentence. */
const pauseMs = { details: 1_500, package: 400 };

/**
 * How the words in the form are read, kept up with what is typed. It is asked for while step 1 is filled in, so that it is
 * there when step 2 shows.
 * @param sent how the server read the words this page came with
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

/** Undefined when it could not be asked: the order goes on without. */
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
