import { env } from "#app/env.server.ts";
import type { WishReader } from "./contract.ts";
import { createTextModel } from "./text-model.server.ts";

/** The text model that reads this installation's wishes; undefined where the built-in reader does. */
export const wishReader: WishReader | undefined = env.TEXT_MODEL
  ? createTextModel({
      kind: env.TEXT_PROVIDER,
      model: env.TEXT_MODEL,
      apiKey: env.TEXT_API_KEY,
      baseUrl: env.TEXT_BASE_URL,
    })
  : undefined;
