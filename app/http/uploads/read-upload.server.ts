import { data } from "react-router";
import { hasSpaceForUploads } from "#app/disk/disk-space.server.ts";
import type { FormProblem, ReceivedForm } from "#app/disk/received-form.ts";
import { errorCode } from "#app/logging/error-code.ts";
import { untilWritable } from "#db/busy.server.ts";
import { TryLater } from "../answers/try-later.ts";
import { noteTyped } from "../current-request.server.ts";
import { type FieldLimits, IncomingForm, type UploadLimits } from "./incoming-form.server.ts";
import { MalformedForm, readParts } from "./multipart-parts.server.ts";
import { discardBody } from "./read-body.server.ts";
import { contentType, isEncoded } from "./read-form.server.ts";

export const uploadRefusals: Record<FormProblem, { status: number; message: string }> = {
  malformed: { status: 400, message: "The upload could not be read. Please try again." },
  "not-multipart": { status: 415, message: "This address takes a multipart form with a file." },
  interrupted: { status: 400, message: "The upload was interrupted. Please try again." },
};

/** To throw where no form can show the message. */
export function unreadUpload(problem: FormProblem) {
  const { status, message } = uploadRefusals[problem];
  return data({ words: message }, { status });
}

const usualLimits: FieldLimits = { fieldLength: 64 * 1024, parts: 30 };
const spaceForFields = 1024 * 1024;

/**
 * One pass: files are streamed to disk, and the body is read to its end whatever its size. Never throws because of what
 * a client sends. A file under another name than `fileField` and the list's makes the form malformed; without
 * `fileField` files are dropped. `bytesAtMost` is inclusive. @throws TryLater when a file came and the disk is full;
 * the texts were noted
 */
export async function readUpload(
  request: Request,
  fileField: string | undefined,
  bytesAtMost: number,
  fieldLimits: FieldLimits = usualLimits,
): Promise<ReceivedForm> {
  const hasSpace = hasSpaceForUploads();
  const limits = { fileField, bytesAtMost, ...fieldLimits };
  const upload = await parseUpload(request, hasSpace ? limits : withoutFiles(limits));
  if (!hasSpace && upload.fileProblem === "too-large") {
    await upload.dispose();
    throw new TryLater(507, "There is no room for photos just now. Please try again later.");
  }
  if (fieldLimits.isReadOnly) return upload;
  try {
    await untilWritable();
    return upload;
  } catch (error) {
    await upload.dispose();
    throw error;
  }
}

function withoutFiles(limits: UploadLimits): UploadLimits {
  return { ...limits, bytesAtMost: 0, list: limits.list && { ...limits.list, bytesAtMost: 0 } };
}

async function parseUpload(request: Request, limits: UploadLimits): Promise<ReceivedForm> {
  if (isEncoded(request) || contentType(request) !== "multipart/form-data") {
    await discardBody(request).catch(() => {});
    return failedUpload("not-multipart");
  }
  const form = new IncomingForm(limits);
  try {
    const bytesAtMost = Math.max(limits.bytesAtMost, limits.list?.bytesAtMost ?? 0) + spaceForFields;
    for await (const part of readParts(request, { bytesAtMost, parts: limits.parts })) await form.take(part);
    noteTyped(form.upload.texts);
    return form.upload;
  } catch (error) {
    await form.upload.dispose();
    if (isOwnTrouble(error)) throw error;
    return failedUpload(error instanceof MalformedForm ? "malformed" : "interrupted");
  }
}

/** A full disk or a missing permission is a failure of ours, not of the client. */
function isOwnTrouble(error: unknown): boolean {
  const code = errorCode(error);
  return code !== undefined && /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EMFILE|ENFILE|EIO|ENOENT)$/.test(code);
}

function failedUpload(problem: FormProblem): ReceivedForm {
  return { fields: {}, texts: new FormData(), files: [], problem, dispose: async () => {} };
}
