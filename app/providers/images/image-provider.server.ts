import { env } from "#app/settings/env.server.ts";
import { builtInDesigner } from "./built-in-designer.server.ts";
import type { ImageProvider } from "./contract.ts";
import type { ModelProviderSettings } from "./models/call-model.server.ts";
import { createModelProvider } from "./models/model-provider.server.ts";

/** Undefined: the built-in designer draws. */
export const pictureModel: ModelProviderSettings | undefined =
  env.IMAGE_PROVIDER === "built-in"
    ? undefined
    : {
        kind: env.IMAGE_PROVIDER,
        model: env.IMAGE_MODEL,
        apiKey: env.IMAGE_API_KEY,
        baseUrl: env.IMAGE_BASE_URL,
        megapixels: env.IMAGE_MEGAPIXELS,
        quality: env.IMAGE_QUALITY,
        followsPlan: env.IMAGE_FOLLOWS_PLAN,
        timeoutMs: env.IMAGE_TIMEOUT_SECONDS * 1000,
      };

export const imageProvider: ImageProvider = pictureModel ? createModelProvider(pictureModel) : builtInDesigner;
