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
      return createOpenAICompatible({
        name: "selfHosted",
        apiKey,
        baseURL,
        fetch: alsoAsMaskImage(fetch),
      }).imageModel(model);
  }
}

/** vLLM-Omni's name for the mask; other servers ignore fields they do not know. */
function alsoAsMaskImage(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (url, init) => {
    const mask = init?.body instanceof FormData ? init.body.get("mask") : null;
    if (mask !== null && init?.body instanceof FormData) init.body.set("mask_image", mask);
    return fetch(url, init);
  };
}
