import { addressOf, type TextModelSettings } from "#app/providers/text/text-model.server.ts";
import { checkModelKey } from "./check-picture-model.ts";
import type { Finding } from "./finding.ts";

/** Asks the provider of the text model something that costs nothing. */
export async function checkTextModel(settings: TextModelSettings): Promise<Finding[]> {
  return checkModelKey({
    ...settings,
    check: "text model",
    baseUrl: addressOf(settings),
    ok: `model ${settings.model} (no wish was sent)`,
    advice: {
      key: "Check TEXT_API_KEY; the built-in reader reads wishes until it works.",
      address: "Check TEXT_BASE_URL and the network; the built-in reader reads wishes meanwhile.",
    },
  });
}
