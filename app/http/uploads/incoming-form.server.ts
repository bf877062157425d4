import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ReceivedForm } from "#app/disk/received-form.ts";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { type FormPart, MalformedForm } from "./multipart-parts.server.ts";

export interface FieldLimits {
  fieldLength: number;
  parts: number;
  /** The form changes nothing, so it is returned even while another process writes to the database. */
  isReadOnly?: boolean;
  /** A second file input, which takes several; `bytesAtMost` of all files together. */
  list?: { field: string; bytesAtMost: number };
}

export interface UploadLimits extends FieldLimits {
  fileField: string | undefined;
  bytesAtMost: number;
}

/** An input without a chosen file arrives as an empty file without a name, or with one of these in some programs. */
const namesOfNoFile = new Set(["", "file-upload"]);
/** Several chunks are written at once. */
const writtenAtOnceBytes = 512 * 1024;

export class IncomingForm {
  readonly upload: ReceivedForm;
  readonly #limits: UploadLimits;
  readonly #paths: string[] = [];
  #textBytesLeft: number;
  #listBytesLeft: number;
  #hasFile = false;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
    this.#textBytesLeft = 4 * limits.fieldLength;
    this.#listBytesLeft = limits.list?.bytesAtMost ?? 0;
    const dispose = async () => void (await Promise.all(this.#paths.map((path) => rm(path, { force: true }))));
    // Without a prototype a field may have any name.
    this.upload = { fields: Object.create(null), texts: new FormData(), files: [], dispose };
  }

  async take({ name, fileName, content }: FormPart): Promise<void> {
    if (fileName === undefined) return this.#takeText(name, content);
    const isListed = name === this.#limits.list?.field;
    if (isListed || name === this.#limits.fileField) return this.#takeFile(fileName, content, isListed);
    const bytes = await countBytes(content);
    const isEmpty = bytes === 0 && namesOfNoFile.has(fileName);
    if (this.#limits.fileField !== undefined && !isEmpty) throw new MalformedForm("A file in an unknown field.");
  }

  async #takeText(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of content) {
      this.#textBytesLeft -= chunk.length;
      if (this.#textBytesLeft < 0) throw new MalformedForm("Too much text.");
      chunks.push(chunk);
    }
    const text = decode(Buffer.concat(chunks));
    if (text.length > this.#limits.fieldLength) throw new MalformedForm("A field is too long.");
    this.upload.fields[name] ??= text;
    this.upload.texts.append(name, text);
  }

  async #takeFile(name: string, content: AsyncIterable<Buffer>, isListed: boolean): Promise<void> {
    const { bytesAtMost } = this.#limits;
    const path = join(await temporaryFolder(), `upload-${randomUUID()}`);
    this.#paths.push(path);
    const most = isListed ? Math.min(bytesAtMost, this.#listBytesLeft) : bytesAtMost;
    const bytes = await writeFile(content, path, most);
    if (isListed) this.#listBytesLeft = Math.max(0, this.#listBytesLeft - bytes);
    if (bytes === 0 && namesOfNoFile.has(name)) return rm(path, { force: true });
    if (!isListed && this.#hasFile) throw new MalformedForm("Two files in one field.");
    this.#hasFile ||= !isListed;
    if (bytes > most) this.upload.fileProblem = "too-large";
    else if (isListed) this.upload.files.push({ file: path, name });
    else this.upload.file = { file: path, name };
  }
}

/** @throws MalformedForm for bytes that are not UTF-8 */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new MalformedForm("A text is not UTF-8.");
  }
}

/** Returns the bytes received; removes a file that is too large at once. */
async function writeFile(content: AsyncIterable<Buffer>, path: string, bytesAtMost: number): Promise<number> {
  const chunks = content[Symbol.asyncIterator]();
  let bytes = 0;
  async function* wanted(): AsyncGenerator<Buffer> {
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      bytes += next.value.length;
      if (bytes > bytesAtMost) return;
      yield next.value;
    }
  }
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, highWaterMark: writtenAtOnceBytes });
  await pipeline(wanted, file);
  if (bytes <= bytesAtMost) return bytes;
  await rm(path, { force: true });
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) bytes += next.value.length;
  return bytes;
}

async function countBytes(content: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  for await (const chunk of content) bytes += chunk.length;
  return bytes;
}
