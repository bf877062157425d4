import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import { addressOf, type TextModelSettings } from "#app/providers/text/text-model-settings.ts";
import { checkModelKey } from "./check-picture-model.ts";

export async function checkTextModel(settings: TextModelSettings): Promise<Finding[]> {
  return checkModelKey({
    ...settings,
    check: "text model",
    baseUrl: addressOf(settings),
    ok: "no wish was sent",
    advice: {
      key: "Check TEXT_API_KEY; the built-in reader reads wishes until it works.",
      model: "Set TEXT_MODEL to a model that the provider has now; the built-in reader reads wishes until then.",
      address: "Check TEXT_BASE_URL and the network; the built-in reader reads wishes meanwhile.",
    },
  });
}
