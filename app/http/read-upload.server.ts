import { readFile, rm } from "node:fs/promises";
import { type FileUpload, MaxFilesExceededError, parseFormData } from "@remix-run/form-data-parser";
import { getMultipartBoundary } from "@remix-run/multipart-parser";
import { hasRoomForUploads } from "#app/disk-room.server.ts";
import { untilWritable } from "#db/busy.server.ts";
import { noteTyped } from "./current-request.server.ts";
import { discardBody } from "./read-body.server.ts";
import { contentType, isEncoded } from "./read-form.server.ts";
import { pathsOf, type SpooledFile, type SpooledForm, spoolForm } from "./spool-form.server.ts";
import { TryLater } from "./try-later.ts";
import { boundsOf, type FieldLimits, parserLimits, type ReadingLimits, withoutFiles } from "./upload-limits.ts";

export interface ReceivedFile {
  /** Absolute path. */
  file: string;
  name: string;
  bytes: number;
}

/** What a multipart form with one file brought, or with a list of them beside it. Call `dispose` when done with the files. */
export interface Upload {
  /** Text fields, the first of each name; also there when the file was too large. */
  fields: Record<string, string>;
  /** The same with every value of each name, for check boxes. */
  texts: FormData;
  /** The file, on disk; absent when none was chosen. */
  file?: ReceivedFile;
  /** Those of the list's field, as they were chosen. */
  files: ReceivedFile[];
  problem?: UploadProblem;
  /** Removes the temporary files. */
  dispose(): Promise<void>;
}

/** too-large: more than `bytesAtMost`; not-multipart: another type, or compressed; interrupted: the client is gone. */
export type UploadProblem = "too-large" | "malformed" | "not-multipart" | "interrupted";

/** Status and words for a reading that failed as a whole. A too large file has the words of its own kind. */
export const uploadRefusals: Record<Exclude<UploadProblem, "too-large">, { status: number; message: string }> = {
  malformed: { status: 400, message: "The upload could not be read. Please try again." },
  "not-multipart": { status: 415, message: "This address takes a multipart form with a file." },
  interrupted: { status: 400, message: "The upload was interrupted. Please try again." },
};

/** An input without a chosen file arrives as an empty file without a name, for which the parser has its own word. */
const namesOfNoFile = new Set(["", "file-upload"]);

const usualLimits: FieldLimits = { fieldLength: 64 * 1024, parts: 30 };

/**
 * Reads a multipart form with at most one file: the file is written to disk as it comes, the body read to its end whatever
 * its size, and then the texts are parsed, of one form at a time. Never throws for what a client may send.
 * @param fileField the file input's name; a file under another name than this and the list's makes the form malformed.
 *   Undefined: files are dropped
 * @param bytesAtMost of the file, inclusive
 * @throws TryLater when a file came and the disk has no room for it; the texts were noted
 */
export async function readUpload(
  request: Request,
  fileField: string | undefined,
  bytesAtMost: number,
  fieldLimits: FieldLimits = usualLimits,
): Promise<Upload> {
  const hasRoom = hasRoomForUploads();
  const upload = await (hasRoom
    ? parseUpload(request, fileField, bytesAtMost, fieldLimits)
    : parseUpload(request, fileField, 0, withoutFiles(fieldLimits)));
  if (!hasRoom && upload.problem === "too-large") {
    await upload.dispose();
    throw new TryLater(507, "There is no room for photos just now. Please try again later.");
  }
  if (fieldLimits.onlyAsks) return upload;
  try {
    await untilWritable();
    return upload;
  } catch (error) {
    await upload.dispose();
    throw error;
  }
}

async function parseUpload(
  request: Request,
  fileField: string | undefined,
  bytesAtMost: number,
  fieldLimits: FieldLimits,
): Promise<Upload> {
  try {
    if (isEncoded(request) || contentType(request) !== "multipart/form-data") {
      await discardBody(request);
      return failedUpload("not-multipart");
    }
    const type = request.headers.get("Content-Type")!;
    const boundary = getMultipartBoundary(type);
    if (!boundary) {
      await discardBody(request);
      return failedUpload("malformed");
    }
    const limits = { fileField, bytesAtMost, ...fieldLimits };
    const spooled = await spoolForm(request, boundary, boundsOf(limits));
    return await oneAtATime(() => readSpooled(spooled, type, limits));
  } catch (error) {
    if (isOwnTrouble(error)) throw error;
    return failedUpload("interrupted");
  }
}

/** What the outline says, with the files that were left out of it. */
async function readSpooled(spooled: SpooledForm, type: string, limits: ReadingLimits): Promise<Upload> {
  const dispose = async () => void (await Promise.all(pathsOf(spooled.files).map((file) => rm(file, { force: true }))));
  const upload: Upload = { fields: {}, texts: new FormData(), files: [], dispose };
  try {
    const sent = spooled.files.values();
    const outline = await readOutline(spooled, type);
    const form = await parseFormData(outline, parserLimits(limits), (part) =>
      takeFile(upload, sent.next().value!, part, limits),
    );
    for (const [name, value] of form) {
      if (typeof value !== "string") continue;
      upload.fields[name] ??= value;
      upload.texts.append(name, value);
    }
    noteTyped(upload.texts);
  } catch (error) {
    await dispose();
    if (isOwnTrouble(error)) throw error;
    return failedUpload("malformed");
  }
  if ([...upload.texts.values()].every((text) => String(text).length <= limits.fieldLength)) return upload;
  await dispose();
  return failedUpload("malformed");
}

/** @throws when the form has no such field for files */
async function takeFile(
  upload: Upload,
  { field, file, bytes, isTooLarge }: SpooledFile,
  { name }: FileUpload,
  { fileField, list }: ReadingLimits,
): Promise<void> {
  if (bytes === 0 && namesOfNoFile.has(name)) {
    if (file !== undefined) await rm(file);
    return;
  }
  const isListed = list !== undefined && field === list.field;
  if (fileField === undefined && !isListed) return;
  if (field !== fileField && !isListed) throw new MaxFilesExceededError(0);
  if (isTooLarge) upload.problem = "too-large";
  if (file === undefined) return;
  if (isListed) upload.files.push({ file, name, bytes });
  else upload.file = { file, name, bytes };
}

/**
 * The outline as one chunk, for the parser refuses line breaks after the last boundary when they come in a chunk of their own;
 * its file is removed.
 */
async function readOutline({ outline }: SpooledForm, type: string): Promise<Request> {
  try {
    const body = new Uint8Array(await readFile(outline));
    return new Request("http://form.invalid/", { method: "POST", headers: { "Content-Type": type }, body });
  } finally {
    await rm(outline, { force: true });
  }
}

let lastReading: Promise<unknown> = Promise.resolve();

/** Parsing holds the texts in memory: megabytes, where somebody means harm. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const reading = lastReading.then(work, work);
  lastReading = reading.catch(() => {});
  return reading;
}

/** A full disk or a missing permission is ours to hear about, not the client's fault. */
function isOwnTrouble(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException)?.code;
  return code !== undefined && /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EMFILE|ENFILE|EIO|ENOENT)$/.test(code);
}

function failedUpload(problem: UploadProblem): Upload {
  return { fields: {}, texts: new FormData(), files: [], problem, dispose: async () => {} };
}
