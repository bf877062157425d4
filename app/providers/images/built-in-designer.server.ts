import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { designerVersion } from "#app/designer/design-yard.ts";
import { redrawsPaving } from "#app/designer/plan/idea/existing-paving.ts";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { env } from "#app/env.server.ts";
import { temporaryFolder } from "#app/temporary-folder.server.ts";
import {
  type DesignOrder,
  type FinishedDesign,
  type ImageProvider,
  ImageProviderError,
  type ProviderCall,
  type WishReading,
  type YardReading,
} from "./contract.ts";
import { PictureProcessError, pictureProcess } from "./picture-process-client.server.ts";

/** The largest picture takes some 12 seconds; a small server with other work may need many times that. */
const timeoutMs = 120_000;
const busyRetryAfterMs = 15_000;

/** What the designer read out of photos; may be deleted at any time. */
export const sceneFolder = resolve(env.DATA_DIR, "scenes");

/** The designer that needs no service: draws in the picture process, at low priority, one picture at a time. */
export const builtInDesigner: ImageProvider = {
  name: "built-in designer",
  makeDesign,
  readYard,
  readWish: tellWish,
  redrawsPaving: (wish, paving) => redrawsPaving(readWish(wish), paving),
};

function tellWish(wish: string): WishReading {
  const { understood, keeps, notDrawn, remark } = readWish(wish);
  return { understood: [...understood, ...keeps.map((kept) => `keep the ${kept}`)], notDrawn, remark };
}

async function makeDesign(order: DesignOrder): Promise<FinishedDesign> {
  const { photoFile, focalShare, groundCorrection, knownFactor, wish, change, seed, variation, signal } = order;
  const startedAt = performance.now();
  const report = (outcome: ProviderCall["outcome"], message?: string) =>
    order.onCall?.({
      model: `version ${designerVersion}`,
      outcome,
      message,
      seconds: (performance.now() - startedAt) / 1000,
    });
  const pictureFile = join(await temporaryFolder(), `design-${randomUUID()}.png`);
  try {
    const { plan } = await pictureProcess("design").run(
      "draw-design",
      {
        photoFile,
        focalShare,
        groundCorrection,
        knownFactor,
        wish,
        change: change?.words,
        seed,
        variation: variation - 1,
        sceneFolder,
        pictureFile,
      },
      { signal, timeoutMs },
    );
    // The same picture again is no change: what was asked for stays to be had.
    if (change && plan.wish.understood.length === 0) {
      throw new ImageProviderError("refuse", "Nothing in the change is something that can be drawn.");
    }
    report("picture");
    return { pictureFile, plan };
  } catch (error) {
    await rm(pictureFile, { force: true });
    const failure = error instanceof PictureProcessError ? asProviderError(error) : error;
    if (!(failure instanceof ImageProviderError)) {
      report("stopped");
      throw failure;
    }
    report(failure.failure, failure.message);
    throw failure;
  }
}

/** In the lane of the uploads: somebody waits for it at the screen, and designs would keep them for minutes. */
async function readYard({
  photoFile,
  focalShare,
  signal,
}: Pick<DesignOrder, "photoFile" | "focalShare" | "signal">): Promise<YardReading> {
  try {
    return await pictureProcess("intake").run(
      "read-yard",
      { photoFile, focalShare, sceneFolder },
      { signal, timeoutMs },
    );
  } catch (error) {
    if (error instanceof PictureProcessError) throw asProviderError(error);
    throw error;
  }
}

function asProviderError({ failure, message }: PictureProcessError): ImageProviderError {
  if (failure === "busy") return new ImageProviderError("wait", message, busyRetryAfterMs);
  if (failure === "incomplete") return new ImageProviderError("configuration", message);
  return new ImageProviderError("retry", message);
}
