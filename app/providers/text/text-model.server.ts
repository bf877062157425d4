import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText, type LanguageModel, Output } from "ai";
import type { InterpretedWish } from "#app/designer/wish/typed/interpreted-wish.ts";
import { createGuardedFetch } from "../images/models/guarded-fetch.server.ts";
import { plainWords } from "../images/models/plain-words.ts";
import { patienceMs, type WishReader, WishReaderError } from "./contract.ts";
import { interpretedWishSchema } from "./interpreted-wish-schema.ts";
import { readingInstructions } from "./reading-instructions.ts";
import { addressOf, leastEffort, type TextModelSettings } from "./text-model-settings.ts";

// The SDK prints what a provider ignores, which needs no action.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A real answer has some kilobytes. */
const answerBytesAtMost = 1_000_000;

/** One call per wish, no retries, and only answers that fit the schema. */
export function createTextModel(settings: TextModelSettings): WishReader {
  const model = createLanguageModel(settings);
  return {
    name: `${settings.kind} (${settings.model})`,
    interpret: (wish, signal) =>
      interpret({ model, settings, wish, clock: AbortSignal.timeout(settings.timeoutMs ?? patienceMs), signal }),
  };
}

function createLanguageModel(settings: TextModelSettings): LanguageModel {
  const { kind, model, apiKey } = settings;
  const baseURL = addressOf(settings);
  const fetch = createGuardedFetch({ baseUrl: baseURL, bytesAtMost: answerBytesAtMost });
  switch (kind) {
    case "openai":
      return createOpenAI({ apiKey, baseURL, fetch }).chat(model);
    case "google":
      return createGoogleGenerativeAI({ apiKey, baseURL, fetch })(model);
    case "openai-compatible":
      return createOpenAICompatible({
        name: "selfHosted",
        apiKey,
        baseURL,
        fetch,
        supportsStructuredOutputs: true,
      }).chatModel(model);
  }
}

interface Reading {
  model: LanguageModel;
  settings: TextModelSettings;
  wish: string;
  clock: AbortSignal;
  signal?: AbortSignal;
}

async function interpret({ model, settings, wish, clock, signal }: Reading): Promise<InterpretedWish> {
  const effort = leastEffort(settings.model);
  try {
    const { output } = await generateText({
      model,
      system: readingInstructions,
      prompt: plainWords(wish),
      output: Output.object({ schema: interpretedWishSchema, name: "wish" }),
      // Models that think refuse a temperature, or loop at 0.
      ...(effort
        ? {
            providerOptions: {
              openai: { reasoningEffort: effort },
              google: { thinkingConfig: { thinkingLevel: "low" } },
            },
          }
        : { temperature: 0 }),
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, clock]) : clock,
    });
    return output;
  } catch (error) {
    signal?.throwIfAborted();
    throw new WishReaderError(clock.aborted ? "It took too long." : describe(error));
  }
}

/** Nothing of an answer's text, which may contain the wish, or of a message, which may contain the key. */
function describe(error: unknown): string {
  if (APICallError.isInstance(error)) {
    return error.statusCode ? `It answers ${error.statusCode}.` : "It cannot be reached.";
  }
  return `Its answer is no wish (${error instanceof Error ? error.name : "unknown"}).`;
}
