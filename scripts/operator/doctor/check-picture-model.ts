import { causeOf, type Finding } from "#app/domain/upkeep/checks/finding.ts";
import { askForModel, endsSoon, type ModelQuestion } from "#app/providers/images/models/ask-for-model.server.ts";
import { type PictureModelSettings, traitsOf } from "#app/providers/images/models/model-traits.ts";

/** @param costCents what the operator says that one picture costs */
export async function checkPictureModel(
  { costCents, ...settings }: PictureModelSettings & { costCents?: number },
  timeoutMs?: number,
): Promise<Finding[]> {
  const { baseUrl, model } = traitsOf(settings);
  return checkModelKey({
    ...settings,
    check: "picture model",
    baseUrl,
    model,
    ok: costCents === undefined ? "no picture was asked for" : `no picture was asked for; one costs ${costCents} cents`,
    advice: {
      key: "Check IMAGE_API_KEY; orders wait until it works.",
      model: "Set IMAGE_MODEL to a model that the provider has now; orders wait until then.",
      address: "Check IMAGE_BASE_URL and the network.",
    },
    timeoutMs,
  });
}

/** A model and its provider, its name among the findings, and what to do when it does not answer. */
interface ModelService extends ModelQuestion {
  check: string;
  ok: string;
  advice: { key: string; model: string; address: string };
}

/** Whether the provider can be reached, accepts the key and has the model, and for how long. */
export async function checkModelKey(service: ModelService): Promise<Finding[]> {
  const { check, kind, model, ok, advice } = service;
  try {
    const answer = await askForModel(service);
    const { state, status } = answer;
    switch (state) {
      case "key-refused":
        return [{ check, status: "broken", found: `${kind} refuses the key (${status})`, advice: advice.key }];
      case "gone":
        return [
          { check, status: "broken", found: `${kind} has no model named ${model} (${status})`, advice: advice.model },
        ];
      case "failing":
        return [{ check, status: "note", found: `${kind} answers ${status}`, advice: "Try again later." }];
      case "there":
        return endsSoon(answer.endsOn)
          ? [{ check, status: "note", found: `${kind} shuts ${model} down on ${answer.endsOn}`, advice: advice.model }]
          : [{ check, status: "ok", found: `${kind} answers, model ${model} (${ok})` }];
    }
  } catch (error) {
    return [{ check, status: "broken", found: `${kind} cannot be reached: ${causeOf(error)}`, advice: advice.address }];
  }
}
