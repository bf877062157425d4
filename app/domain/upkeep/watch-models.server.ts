import { alertOperator } from "#app/domain/letters/alert-operator.server.ts";
import { log } from "#app/logging/log.server.ts";
import { pictureModel } from "#app/providers/images/image-provider.server.ts";
import { askForModel, endsSoon, type ModelQuestion } from "#app/providers/images/models/ask-for-model.server.ts";
import { traitsOf } from "#app/providers/images/models/model-traits.ts";
import { addressOf } from "#app/providers/text/text-model-settings.ts";
import { textModel } from "#app/providers/text/wish-reader.server.ts";

interface WatchedModel extends ModelQuestion {
  setting: "IMAGE_MODEL" | "TEXT_MODEL";
}

/** Providers retire models: reports one that is gone or has at most two months. An unreachable provider is no news. */
export async function watchModels(models = listModels()): Promise<void> {
  for (const { setting, ...question } of models) {
    const { kind, model } = question;
    const answer = await askForModel(question).catch((error: unknown) => {
      log.warn({ err: error, kind, model }, "provider not asked for its model");
    });
    if (answer?.state === "gone") {
      alertOperator("model", `${kind} has no model named ${model} any more. Set ${setting} to one that it has now.`);
    } else if (answer?.state === "there" && endsSoon(answer.endsOn)) {
      alertOperator("model", `${kind} shuts ${model} down on ${answer.endsOn}. Set ${setting} to another one before.`);
    }
  }
}

/** Of pictures and of wishes, where models make and read them. */
export function listModels(): WatchedModel[] {
  const pictures = pictureModel && { ...pictureModel, ...traitsOf(pictureModel), setting: "IMAGE_MODEL" as const };
  const wishes = textModel && { ...textModel, baseUrl: addressOf(textModel), setting: "TEXT_MODEL" as const };
  return [pictures, wishes].filter((model) => model !== undefined);
}
