import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { designerVersion } from "#app/designer/designer-version.ts";
import { readLocality } from "#app/designer/locality/read-locality.ts";
import type { Room } from "#app/designer/plan/check-room.ts";
import { redrawsPaving } from "#app/designer/plan/idea/existing-paving.ts";
import { scopeOf } from "#app/designer/plan/idea/scope.ts";
import type { PlanSummary } from "#app/designer/plan/parts/plan.ts";
import type { Wish } from "#app/designer/wish/typed/wish.ts";
import { listAsked, type ReadBack, readBack, suggestInstead } from "#app/designer/wording/read-back.ts";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { TaskProcessError } from "#app/processes/task-messages.ts";
import { env } from "#app/settings/env.server.ts";
import {
  type DesignOrder,
  type FinishedDesign,
  type ImageProvider,
  ImageProviderError,
  type PreviewOrder,
  type ProviderCall,
  type RoomQuestion,
  type WishReading,
  type YardReading,
} from "./contract.ts";
import { pictureProcess } from "./picture-process-client.server.ts";

/** The largest picture takes about 12 seconds; a busy small server may need many times that. */
const timeoutMs = 120_000;
/** Ten plans take about three seconds; later the customer has paid already. */
const roomTimeoutMs = 30_000;
const busyRetryAfterMs = 15_000;

/** May be deleted at any time. */
export const sceneFolder = resolve(env.DATA_DIR, "scenes");

/** Draws in the picture process, at low priority, one picture at a time. */
export const builtInDesigner: ImageProvider = {
  name: "built-in designer",
  makeDesign,
  readYard,
  describeWish,
  redrawsPaving,
  readLocality,
  checkRoom,
  drawPreview,
};

function describeWish(wish: Wish): WishReading {
  const described = readBack(wish);
  return {
    ...described,
    suggestions: suggestInstead(described.notDrawn),
    questions: listAsked(wish),
    scope: scopeOf(wish),
  };
}

async function makeDesign(order: DesignOrder): Promise<FinishedDesign> {
  const { photoFile, focalShare, groundCorrection, knownFactor, wish, change, seed, variation, composition, signal } =
    order;
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
    const { plan, effect } = await pictureProcess("design").run(
      "draw-design",
      {
        photoFile,
        focalShare,
        groundCorrection,
        knownFactor,
        wish,
        change: change?.wish,
        seed,
        variation: variation - 1,
        composition,
        moment: order.moment,
        sceneFolder,
        pictureFile,
      },
      { signal, timeoutMs },
    );
    if (change) refuseEmptyChange(plan);
    await report("picture");
    return { pictureFile, plan, effect };
  } catch (error) {
    await rm(pictureFile, { force: true });
    const failure = error instanceof TaskProcessError ? asProviderError(error) : error;
    if (!(failure instanceof ImageProviderError)) {
      await report("stopped");
      throw failure;
    }
    await report(failure.failure, failure.message);
    throw failure;
  }
}

/** In its own lane: the customer waits for it, and designs would block it for minutes. */
async function readYard({
  photoFile,
  focalShare,
  signal,
}: Pick<DesignOrder, "photoFile" | "focalShare" | "signal">): Promise<YardReading> {
  try {
    return await pictureProcess("reading").run(
      "read-yard",
      { photoFile, focalShare, sceneFolder },
      { signal, timeoutMs },
    );
  } catch (error) {
    if (error instanceof TaskProcessError) throw asProviderError(error);
    throw error;
  }
}

async function checkRoom({ signal, ...question }: RoomQuestion): Promise<Room> {
  try {
    return await pictureProcess("reading").run(
      "check-room",
      { ...question, sceneFolder },
      { signal, timeoutMs: roomTimeoutMs },
    );
  } catch (error) {
    if (error instanceof TaskProcessError) throw asProviderError(error);
    throw error;
  }
}

/** In the lane that has just read the yard and laid out its plans, which it has in memory. */
async function drawPreview({ signal, ...order }: PreviewOrder): Promise<string> {
  const pictureFile = join(await temporaryFolder(), `preview-${randomUUID()}.png`);
  try {
    await pictureProcess("reading").run(
      "draw-preview",
      { ...order, sceneFolder, pictureFile },
      { signal, timeoutMs: roomTimeoutMs },
    );
    return pictureFile;
  } catch (error) {
    await rm(pictureFile, { force: true });
    if (error instanceof TaskProcessError) throw asProviderError(error);
    throw error;
  }
}

/** An identical picture would not be a change: the included change stays available. @throws ImageProviderError */
export function refuseEmptyChange({ wish }: Pick<PlanSummary, "wish">): void {
  if (saysNothing(wish))
    throw new ImageProviderError("refuse", "Nothing in the change is something that can be drawn.");
}

function saysNothing({ understood, aims, leftOut, keeps }: ReadBack): boolean {
  return [understood, aims, leftOut, keeps].every((words) => words.length === 0);
}

function asProviderError({ failure, message }: TaskProcessError): ImageProviderError {
  if (failure === "busy") return new ImageProviderError("wait", message, busyRetryAfterMs);
  if (failure === "incomplete") return new ImageProviderError("configuration", message);
  return new ImageProviderError("retry", message);
}
