import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { TaskProcessError } from "#app/processes/task-messages.ts";
import { builtInDesigner, sceneFolder } from "../built-in-designer.server.ts";
import {
  type DesignOrder,
  type DriftRecord,
  type FinishedDesign,
  type ImageProvider,
  ImageProviderError,
} from "../contract.ts";
import { pictureProcess } from "../picture-process-client.server.ts";
import type { CallVerdict, ModelProviderSettings } from "./call-model.server.ts";
import type { CheckedAnswer } from "./check-answer.server.ts";
import { traitsOf } from "./model-traits.ts";
import type { PreparedEdit } from "./prepare-edit.server.ts";

/**
 * One call per picture, no retries (the job table retries), and nothing delivered that has not been decoded, compared
 * with the photo and stored on our disk.
 */
export function createModelProvider(settings: ModelProviderSettings): ImageProvider {
  const traits = traitsOf(settings);
  return {
    name: `${settings.kind} (${traits.model})`,
    sendsPhotoTo: traits.label,
    makeDesign: (order) => makeDesign(settings, order),
    readYard: builtInDesigner.readYard,
    redrawsPaving: builtInDesigner.redrawsPaving,
  };
}

async function makeDesign(settings: ModelProviderSettings, order: DesignOrder): Promise<FinishedDesign> {
  const folder = await mkdtemp(join(await temporaryFolder(), "edit-"));
  try {
    const edit = await prepareEdit(settings, order, folder);
    const first = await callAndCheck(settings, order, edit, folder);
    if (!first.drifted) return await finish(first, edit, "kept");
    // A model that moved the house once rarely does so again: one retry, then the better of the two.
    const second = await callAndCheck(settings, order, edit, folder).catch((error) => {
      order.signal.throwIfAborted();
      if (!(error instanceof ImageProviderError)) throw error;
      return first;
    });
    if (!second.drifted) return await finish(second, edit, "kept");
    const better = second.drift.lost <= first.drift.lost ? second : first;
    return await finish(better, edit, better.restoredFile ? "restored" : "drifted");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepareEdit(
  settings: ModelProviderSettings,
  { photoFile, focalShare, wish, seed, variation, groundCorrection, knownFactor, change, signal }: DesignOrder,
  folder: string,
): Promise<PreparedEdit> {
  const { takesMask, model } = traitsOf(settings);
  const payload = {
    photoFile,
    focalShare,
    parentFile: change?.parentFile,
    wish,
    seed,
    variation: variation - 1,
    sceneFolder,
    groundCorrection,
    knownFactor,
    kind: settings.kind,
    model,
    megapixels: settings.megapixels,
    withMask: takesMask,
    folder,
  };
  return inPictureProcess(pictureProcess("design").run("prepare-edit", payload, { signal }));
}

// The SDKs of the models cost a quarter of a second and 20 MB at import: the first call loads them, not the server's start.

/** Reported to `onCall` however it ends. */
async function callAndCheck(
  settings: ModelProviderSettings,
  order: DesignOrder,
  edit: PreparedEdit,
  folder: string,
): Promise<CheckedAnswer> {
  const startedAt = performance.now();
  const verdict: CallVerdict = {};
  const report = (outcome: "picture" | "drifted" | "stopped" | ImageProviderError["failure"], message?: string) =>
    order.onCall?.({
      model: traitsOf(settings).model,
      outcome,
      message,
      providerRequestId: verdict.requestId,
      seconds: (performance.now() - startedAt) / 1000,
    });
  try {
    const { callModel } = await import("./call-model.server.ts");
    const answer = await callModel(settings, order, edit, verdict);
    const answerFile = join(folder, `answer-${randomUUID()}`);
    await writeFile(answerFile, answer);
    const checked = await checkAnswer(order, edit, answerFile, folder);
    await report(checked.drifted ? "drifted" : "picture");
    return checked;
  } catch (error) {
    if (order.signal.aborted) {
      await report("stopped");
      throw order.signal.reason;
    }
    const { classifyFailure } = await import("./classify-failure.server.ts");
    const failure = classifyFailure(error, verdict);
    await report(failure.failure, failure.message);
    throw failure;
  }
}

async function checkAnswer(
  { signal }: DesignOrder,
  edit: PreparedEdit,
  answerFile: string,
  folder: string,
): Promise<CheckedAnswer> {
  const { canvas, originalFile, isCleared, groundFile } = edit;
  const payload = { originalFile, isCleared, answerFile, canvas, groundFile, folder };
  const checked = await inPictureProcess(pictureProcess("design").run("check-answer", payload, { signal }));
  if (checked.ok) return checked.answer;
  const words = {
    "no-picture": "The provider sent something that is no picture.",
    unchanged: "The provider sent the photo back unchanged.",
    "too-small": "The provider sent a picture that is too small.",
  };
  throw new ImageProviderError("retry", words[checked.reason]);
}

async function finish(
  answer: CheckedAnswer,
  { idea }: PreparedEdit,
  state: DriftRecord["state"],
): Promise<FinishedDesign> {
  const pictureFile = join(await temporaryFolder(), `design-${randomUUID()}.png`);
  const chosen = (state === "restored" && answer.restoredFile) || answer.pictureFile;
  await writeFile(pictureFile, await readFile(chosen));
  return { pictureFile, plan: { title: titleOf(idea) }, drift: { ...answer.drift, state } };
}

/** What was requested, not a promise of what the model drew. */
function titleOf(idea: string): string {
  const [composition = ""] = idea.split(";", 1);
  return composition.charAt(0).toUpperCase() + composition.slice(1);
}

async function inPictureProcess<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof TaskProcessError)) throw error;
    if (error.failure === "busy") throw new ImageProviderError("wait", error.message, 15_000);
    if (error.failure === "incomplete") throw new ImageProviderError("configuration", error.message);
    throw new ImageProviderError("retry", error.message);
  }
}
