import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { builtInDesigner, refuseEmptyChange, sceneFolder } from "../built-in-designer.server.ts";
import {
  type DesignOrder,
  type DriftRecord,
  type FinishedDesign,
  type ImageProvider,
  ImageProviderError,
} from "../contract.ts";
import { pictureProcess } from "../picture-process-client.server.ts";
import { callAndCheck, type FollowedAnswer, inPictureProcess } from "./call-and-check.server.ts";
import type { ModelProviderSettings } from "./call-model.server.ts";
import type { CheckedAnswer } from "./check-answer.server.ts";
import { traitsOf } from "./model-traits.ts";
import type { PreparedDrawing } from "./prepare-drawing.server.ts";
import type { PreparedEdit } from "./prepare-edit.server.ts";

/**
 * One call per picture, no retries (the job table retries), and nothing delivered that has not been decoded, compared
 * with the photo and stored on our disk.
 */
export function createModelProvider(settings: ModelProviderSettings): ImageProvider {
  const traits = traitsOf(settings);
  const make = settings.followsPlan ? repaintDrawing : redesign;
  return {
    name: `${settings.kind} (${traits.model})`,
    sendsPhotoTo: traits.label,
    makeDesign: (order) => inFolder((folder) => make(settings, order, folder)),
    readYard: builtInDesigner.readYard,
    redrawsPaving: builtInDesigner.redrawsPaving,
    // What the plan holds is what will be delivered.
    ...(settings.followsPlan && { describeWish: builtInDesigner.describeWish, checkRoom: builtInDesigner.checkRoom }),
  };
}

/**
 * The built-in designer's plan, made photo-real: everything it did not change keeps the photo's own pixels, and an answer that shows
 * another garden is asked for once more. If that one does, too, the drawing is the design.
 */
async function repaintDrawing(
  settings: ModelProviderSettings,
  order: DesignOrder,
  folder: string,
): Promise<FinishedDesign> {
  const drawing = await prepareDrawing(settings, order, folder);
  const { plan, effect } = drawing;
  if (order.change) refuseEmptyChange(plan);
  const first = await callAndCheck(settings, order, drawing, folder);
  const answer = first.followed ? first : await askAgain(settings, order, drawing, folder, first);
  if (!answer.followed) return { pictureFile: await takeOut(drawing.originalFile), plan, effect, isDrawing: true };
  // However far the answer drifted: around the drawing the picture is the photo.
  const drift = { ...answer.drift, state: "kept" as const };
  return { pictureFile: await takeOut(answer.followed), plan, effect, drift };
}

/** The first answer where there is no second one. */
async function askAgain(
  settings: ModelProviderSettings,
  order: DesignOrder,
  edit: PreparedEdit | PreparedDrawing,
  folder: string,
  first: FollowedAnswer,
): Promise<FollowedAnswer> {
  try {
    return await callAndCheck(settings, order, edit, folder);
  } catch (error) {
    order.signal.throwIfAborted();
    if (!(error instanceof ImageProviderError)) throw error;
    return first;
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(await temporaryFolder(), "edit-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function prepareDrawing(settings: ModelProviderSettings, order: DesignOrder, folder: string): Promise<PreparedDrawing> {
  const { photoFile, focalShare, wish, seed, variation, composition, groundCorrection, knownFactor, change, signal } =
    order;
  const payload = {
    photoFile,
    focalShare,
    wish,
    change: change?.wish,
    seed,
    variation: variation - 1,
    composition,
    sceneFolder,
    groundCorrection,
    knownFactor,
    ...canvasOf(settings),
    folder,
  };
  return inPictureProcess(pictureProcess("design").run("prepare-drawing", payload, { signal }));
}

function canvasOf(settings: ModelProviderSettings) {
  const { takesMask, model } = traitsOf(settings);
  return { kind: settings.kind, model, megapixels: settings.megapixels, withMask: takesMask };
}

async function redesign(settings: ModelProviderSettings, order: DesignOrder, folder: string): Promise<FinishedDesign> {
  const edit = await prepareEdit(settings, order, folder);
  const first = await callAndCheck(settings, order, edit, folder);
  if (!first.drifted) return finish(first, edit, "kept");
  // A model that moved the house once rarely does so again: one retry, then the better of the two.
  const second = await askAgain(settings, order, edit, folder, first);
  if (!second.drifted) return finish(second, edit, "kept");
  const better = second.drift.lost <= first.drift.lost ? second : first;
  return finish(better, edit, better.restoredFile ? "restored" : "drifted");
}

async function prepareEdit(
  settings: ModelProviderSettings,
  { photoFile, focalShare, wish, seed, variation, groundCorrection, knownFactor, change, signal }: DesignOrder,
  folder: string,
): Promise<PreparedEdit> {
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
    ...canvasOf(settings),
    folder,
  };
  return inPictureProcess(pictureProcess("design").run("prepare-edit", payload, { signal }));
}

async function finish(
  answer: CheckedAnswer,
  { idea }: PreparedEdit,
  state: DriftRecord["state"],
): Promise<FinishedDesign> {
  const pictureFile = await takeOut((state === "restored" && answer.restoredFile) || answer.pictureFile);
  return { pictureFile, plan: { title: titleOf(idea) }, drift: { ...answer.drift, state } };
}

/** Of the folder that is removed afterwards. */
async function takeOut(file: string): Promise<string> {
  const pictureFile = join(await temporaryFolder(), `design-${randomUUID()}.png`);
  await writeFile(pictureFile, await readFile(file));
  return pictureFile;
}

/** What was requested, not a promise of what the model drew. */
function titleOf(idea: string): string {
  const [composition = ""] = idea.split(";", 1);
  return composition.charAt(0).toUpperCase() + composition.slice(1);
}
