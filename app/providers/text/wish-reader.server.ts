import { env } from "#app/settings/env.server.ts";
import type { WishReader } from "./contract.ts";
import type { TextModelSettings } from "./text-model-settings.ts";

/** Undefined: the built-in reader. */
export const textModel: TextModelSettings | undefined = env.TEXT_MODEL
  ? { kind: env.TEXT_PROVIDER, model: env.TEXT_MODEL, apiKey: env.TEXT_API_KEY, baseUrl: env.TEXT_BASE_URL }
  : undefined;

export const wishReader: WishReader | undefined = textModel && lazyReader(textModel);

/** The model's SDK is loaded by the first wish, not by the server's start. */
function lazyReader(settings: TextModelSettings): WishReader {
  let reader: Promise<WishReader> | undefined;
  const load = async () => (await import("./text-model.server.ts")).createTextModel(settings);
  return {
    name: `${settings.kind} (${settings.model})`,
    async interpret(wish, signal) {
      reader ??= load();
      return (await reader).interpret(wish, signal);
    },
  };
}
