import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { generateImage, type ImageModel } from "ai";
import { type DesignOrder, ImageProviderError } from "../contract.ts";
import type { Canvas } from "./canvas.ts";
import type { Verdict } from "./classify-failure.server.ts";
import { composeDrawingPrompt, composePrompt } from "./compose-prompt.ts";
import { createGuardedFetch } from "./guarded-fetch.server.ts";
import { type PictureModelSettings, traitsOf } from "./model-traits.ts";
import { createPictureModel } from "./picture-model.server.ts";
import type { PreparedDrawing } from "./prepare-drawing.server.ts";
import type { PreparedEdit } from "./prepare-edit.server.ts";
import { readVerdict } from "./read-verdict.ts";

// The SDK prints what a provider ignores (a seed, a size), which needs no action.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface ModelProviderSettings extends PictureModelSettings {
  timeoutMs: number;
  /** Bytes of one answer; default: 30 MB. */
  answerBytesAtMost?: number;
}

/** Why the model stopped, and the call's id for the provider's support. */
export type CallVerdict = Verdict & { requestId?: string };

/**
 * Fills `verdict` with what answers contained besides the picture. @throws what the SDK throws, the signal's reason, or
 * ImageProviderError on timeout
 */
export async function callModel(
  settings: ModelProviderSettings,
  order: DesignOrder,
  edit: PreparedEdit | PreparedDrawing,
  verdict: CallVerdict,
): Promise<Uint8Array> {
  const { signal } = order;
  const { asks, baseUrl, keyForWholeSite, takesTwo } = traitsOf(settings);
  const fetch = createGuardedFetch({
    baseUrl,
    keyForWholeSite,
    bytesAtMost: settings.answerBytesAtMost ?? 30 * 1024 * 1024,
    onAnswer: (answer) => {
      verdict.accepted ||= answer.method === "POST" && answer.status < 300;
      Object.assign(verdict, readVerdict(settings.kind, answer));
    },
  });
  const model: ImageModel = createPictureModel(settings, fetch);
  const { canvas } = edit;
  const pictures = [edit.pictureFile, ...("photoFile" in edit && takesTwo ? [edit.photoFile] : [])];
  const clock = AbortSignal.timeout(settings.timeoutMs);
  try {
    const { image } = await generateImage({
      model,
      prompt: {
        images: await Promise.all(pictures.map((file) => readFile(file))),
        mask: edit.maskFile ? await readFile(edit.maskFile) : undefined,
        text: wordsFor(order, edit, pictures.length === 2),
      },
      n: 1,
      size: asks === "size" ? `${canvas.width}x${canvas.height}` : undefined,
      aspectRatio: canvas.ratio as `${number}:${number}` | undefined,
      ...optionsFor(settings, canvas),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, clock]),
    });
    return image.uint8Array;
  } catch (error) {
    if (!signal.aborted && clock.aborted) {
      throw new ImageProviderError("retry", `The provider took longer than ${settings.timeoutMs / 1000} seconds.`);
    }
    throw error;
  }
}

function wordsFor(
  { wish, words, change }: DesignOrder,
  edit: PreparedEdit | PreparedDrawing,
  withPhoto: boolean,
): string {
  const masked = edit.maskFile !== undefined;
  if ("photoFile" in edit) return composeDrawingPrompt({ idea: edit.idea, withPhoto, masked });
  return composePrompt({ wish, words, idea: edit.idea, change: change?.words, masked });
}

/**
 * In each provider's format. The seed is another one at each call, since a picture is asked for again because the last one is not
 * wanted; OpenAI takes none.
 */
function optionsFor(
  settings: ModelProviderSettings,
  { width, height, ratio }: Canvas,
): Pick<Parameters<typeof generateImage>[0], "seed" | "providerOptions"> {
  const { kind, quality } = settings;
  const { asks } = traitsOf(settings);
  const seed = randomInt(2 ** 31);
  switch (kind) {
    case "openai":
      return quality ? { providerOptions: { openai: { quality } } } : {};
    case "google": {
      const isLarge = quality === "high" && asks === "aspectRatioAndSize" && ratio !== undefined;
      return isLarge
        ? { seed, providerOptions: { google: { imageConfig: { aspectRatio: ratio, imageSize: "2K" } } } }
        : { seed };
    }
    case "black-forest-labs": {
      const frame = { width, height, promptUpsampling: false };
      return asks === "frame" ? { seed, providerOptions: { blackForestLabs: frame } } : { seed };
    }
    case "openai-compatible":
      // Without this, Xinference answers with a path on its own disk.
      return { providerOptions: { selfHosted: { seed, response_format: "b64_json" } } };
  }
}
