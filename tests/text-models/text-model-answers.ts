import type { HeardThing, InterpretedWish } from "#app/designer/wish/typed/interpreted-wish.ts";

/** Of which nothing is said but its name. */
export function heardThing(thing: string, said: Partial<HeardThing> = {}): HeardThing {
  return {
    thing,
    words: thing,
    plantedWith: null,
    place: null,
    spot: null,
    from: null,
    to: null,
    shape: null,
    material: null,
    colors: [],
    count: null,
    inRow: false,
    size: null,
    amount: null,
    ...said,
  };
}

/** "Two cedar benches along the fence, keep the oak, no lawn." */
export const benchOfWish: InterpretedWish = {
  asks: [heardThing("bench", { words: "benches", material: "cedar", count: 2, place: "along-fence" })],
  keeps: [{ thing: "oak", words: "oak" }],
  refuses: [{ thing: "lawn", words: "lawn", isThere: false }],
  told: [],
  cannot: [],
  notUnderstood: [],
  style: null,
  moods: [],
  unit: null,
};

/** An answer's body as the providers' public descriptions have it: chat completions, or Gemini's generateContent. */
export function answerFor(kind: "openai" | "google" | "openai-compatible", answer: unknown): object {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  if (kind === "google") {
    const candidate = { content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 };
    return { candidates: [candidate], usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1 } };
  }
  const choice = { index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" };
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  return { id: "a", object: "chat.completion", created: 1, model: "m", choices: [choice], usage };
}
