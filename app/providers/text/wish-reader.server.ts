import { env } from "#app/settings/env.server.ts";
import type { WishReader } from "./contract.ts";

/** Undefined: the built-in reader. */
export const wishReader: WishReader | undefined = env.TEXT_MODEL ? lazyReader(env.TEXT_MODEL) : undefined;

/** The model's SDK is loaded by the first wish, not by the server's start. */
function lazyReader(model: string): WishReader {
  const settings = { kind: env.TEXT_PROVIDER, model, apiKey: env.TEXT_API_KEY, baseUrl: env.TEXT_BASE_URL };
  let reader: Promise<WishReader> | undefined;
  const load = async () => (await import("./text-model.server.ts")).createTextModel(settings);
  return {
    name: `${settings.kind} (${model})`,
    async interpret(wish, signal) {
      reader ??= load();
      return (await reader).interpret(wish, signal);
    },
  };
}
