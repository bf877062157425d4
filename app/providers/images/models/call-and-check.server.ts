import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TaskProcessError } from "#app/processes/task-messages.ts";
import { type DesignOrder, ImageProviderError } from "../contract.ts";
import { pictureProcess } from "../picture-process-client.server.ts";
import type { CallVerdict, ModelProviderSettings } from "./call-model.server.ts";
import type { CheckedAnswer } from "./check-answer.server.ts";
import { traitsOf } from "./model-traits.ts";
import type { PreparedDrawing } from "./prepare-drawing.server.ts";
import type { PreparedEdit } from "./prepare-edit.server.ts";

// The SDKs of the models cost a quarter of a second and 20 MB at import: the first call loads them, not the server's start.

/** Reported to `onCall` however it ends. */
export async function callAndCheck(
  settings: ModelProviderSettings,
  order: DesignOrder,
  edit: PreparedEdit | PreparedDrawing,
  folder: string,
): Promise<FollowedAnswer> {
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
    const isUsable = isDrawing(edit) ? checked.followed !== undefined : !checked.drifted;
    await report(isUsable ? "picture" : "drifted");
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

export interface FollowedAnswer extends CheckedAnswer {
  /** The file of an answer to a drawing that shows its garden, and the photo's own pixels around it. */
  followed?: string;
}

function isDrawing(edit: PreparedEdit | PreparedDrawing): edit is PreparedDrawing {
  return "photoFile" in edit;
}

async function checkAnswer(
  { signal }: DesignOrder,
  edit: PreparedEdit | PreparedDrawing,
  answerFile: string,
  folder: string,
): Promise<FollowedAnswer> {
  const { canvas, originalFile, isCleared, groundFile } = edit;
  const payload = { originalFile, isCleared, answerFile, canvas, groundFile, folder, isDrawing: isDrawing(edit) };
  const checked = await inPictureProcess(pictureProcess("design").run("check-answer", payload, { signal }));
  if (checked.ok) {
    const { answer } = checked;
    const file = answer.restoredFile;
    if (!isDrawing(edit) || !file) return answer;
    const layout = { drawingFile: originalFile, answerFile: file, changedFile: groundFile };
    const { kept } = await inPictureProcess(pictureProcess("design").run("check-layout", layout, { signal }));
    return kept ? { ...answer, followed: file } : answer;
  }
  const words = {
    "no-picture": "The provider sent something that is no picture.",
    unchanged: "The provider sent the photo back unchanged.",
    "too-small": "The provider sent a picture that is too small.",
  };
  throw new ImageProviderError("retry", words[checked.reason]);
}

/** @throws ImageProviderError */
export async function inPictureProcess<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof TaskProcessError)) throw error;
    if (error.failure === "busy") throw new ImageProviderError("wait", error.message, 15_000);
    if (error.failure === "incomplete") throw new ImageProviderError("configuration", error.message);
    throw new ImageProviderError("retry", error.message);
  }
}
