import { readFile, rm, writeFile } from "node:fs/promises";
import { MaxFilesExceededError, parseFormData } from "@remix-run/form-data-parser";
import { hasRoomForUploads } from "#app/disk-room.server.ts";
import { untilWritable } from "#db/busy.server.ts";
import { noteTyped } from "./current-request.server.ts";
import { contentType, isEncoded } from "./read-form.server.ts";
import { discardBody, type SpooledBody, spoolBody } from "./spool-body.server.ts";
import { TryLater } from "./try-later.ts";

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
/** Room beside the file for the text fields and for knowing that the file is too large. */
const roomForFields = 1024 * 1024;

interface FieldLimits {
  /** Characters of one text field. */
  fieldLength: number;
  parts: number;
  /** What is sent changes nothing: it is handed out though another process is writing to the database. */
  onlyAsks?: boolean;
  /** A second file input, which takes several; `bytesAtMost` of all files together. */
  list?: { field: string; bytesAtMost: number };
}
const usualLimits: FieldLimits = { fieldLength: 64 * 1024, parts: 30 };

/**
 * Reads a multipart form with at most one file: the body is first written to disk, read to its end whatever its size,
 * then parsed, one at a time. Never throws for what a client may send.
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

/** Every file is one too many. */
function withoutFiles(limits: FieldLimits): FieldLimits {
  return { ...limits, list: limits.list && { ...limits.list, bytesAtMost: 0 } };
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
    const filesBytesAtMost = Math.max(bytesAtMost, fieldLimits.list?.bytesAtMost ?? 0);
    const spooled = await spoolBody(request, filesBytesAtMost + roomForFields);
    try {
      const type = request.headers.get("Content-Type")!;
      return await oneAtATime(() => parseSpooled(spooled, type, { fileField, bytesAtMost, ...fieldLimits }));
    } finally {
      await rm(spooled.file, { force: true });
    }
  } catch (error) {
    if (isOwnTrouble(error)) throw error;
    return failedUpload("interrupted");
  }
}

interface ReadingLimits extends FieldLimits {
  fileField: string | undefined;
  bytesAtMost: number;
}

async function parseSpooled(spooled: SpooledBody, type: string, limits: ReadingLimits): Promise<Upload> {
  const kept: string[] = [];
  const dispose = async () => void (await Promise.all(kept.map((file) => rm(file, { force: true }))));
  const upload: Upload = { fields: {}, texts: new FormData(), files: [], dispose };
  try {
    const form = await parseFormData(await wholeRequest(spooled, type), parserLimits(limits), async (part) => {
      if (part.size === 0 && namesOfNoFile.has(part.name)) return;
      const isListed = limits.list !== undefined && part.fieldName === limits.list.field;
      if (limits.fileField === undefined && !isListed) return;
      if (part.fieldName !== limits.fileField && !isListed) throw new MaxFilesExceededError(0);
      if (part.size > limits.bytesAtMost || (isListed && spooled.overflowed)) {
        upload.problem = "too-large";
        return;
      }
      const file = `${spooled.file}-file-${kept.length}`;
      kept.push(file);
      await writeFile(file, part.stream(), { mode: 0o600 });
      const received = { file, name: part.name, bytes: part.size };
      if (isListed) upload.files.push(received);
      else upload.file = received;
    });
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
  const isWhole = !spooled.overflowed || upload.problem === "too-large";
  if (isWhole && [...upload.texts.values()].every((text) => String(text).length <= limits.fieldLength)) return upload;
  await dispose();
  return failedUpload("malformed");
}

/**
 * The spooled body as one chunk: the parser refuses line breaks after the last boundary when they come in a chunk of
 * their own. An oversize body is its beginning and its end; what is left out lies inside the file that is too large
 * anyway, and the text fields after it are still read.
 */
async function wholeRequest(spooled: SpooledBody, type: string): Promise<Request> {
  const beginning = await readFile(spooled.file);
  const bytes = spooled.overflowed ? Buffer.concat([beginning, spooled.tail]) : beginning;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return new Request("http://form.invalid/", {
    method: "POST",
    headers: { "Content-Type": type },
    body,
    ...halfDuplex,
  });
}

/** Asked for by the fetch standard for streamed bodies, and not in TypeScript's DOM types. */
const halfDuplex = { duplex: "half" };

function parserLimits({ bytesAtMost, parts, list }: ReadingLimits) {
  const wholeBytes = Math.max(bytesAtMost, list?.bytesAtMost ?? 0) + 2 * roomForFields;
  const maxFiles = list ? parts : 1;
  return { maxFiles, maxParts: parts, maxFileSize: wholeBytes, maxTotalSize: wholeBytes };
}

let lastReading: Promise<unknown> = Promise.resolve();

/** Parsing holds the file in memory: two at once would hold two. */
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
