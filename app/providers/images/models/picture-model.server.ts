import { createBlackForestLabs } from "@ai-sdk/black-forest-labs";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ImageModel } from "ai";
import { type PictureModelSettings, traitsOf } from "./model-traits.ts";

export function createPictureModel(settings: PictureModelSettings, fetch: typeof globalThis.fetch): ImageModel {
  const { baseUrl: baseURL, model } = traitsOf(settings);
  const { apiKey } = settings;
  switch (settings.kind) {
    case "openai":
      return createOpenAI({ apiKey, baseURL, fetch }).image(model);
    case "google":
      return createGoogleGenerativeAI({ apiKey, baseURL, fetch }).image(model);
    case "black-forest-labs":
      // Its own timeout is off: the call's signal ends the polling.
      return createBlackForestLabs({
        apiKey,
        baseURL,
        fetch,
        pollIntervalMillis: 1_000,
        pollTimeoutMillis: 3_600_000,
      }).image(model);
    case "openai-compatible":
      return createOpenAICompatible({ name: "selfHosted", apiKey, baseURL, fetch }).imageModel(model);
  }
}
