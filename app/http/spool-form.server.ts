import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "#app/temporary-folder.server.ts";
import { GatheringWriter } from "./gathering-writer.ts";
import { type MultipartPiece, MultipartSplitter } from "./multipart-splitter.ts";
import { readToEnd } from "./read-body.server.ts";

/** A file of a form. */
export interface SpooledFile {
  field: string;
  /** Absolute path; absent for one that is not wanted, or has more bytes than it may. */
  file?: string;
  /** As many as came. */
  bytes: number;
  /** It has more bytes than it may. */
  isTooLarge: boolean;
}

export interface SpooledForm {
  /** Absolute path of the form without its files' contents, a multipart body as well. */
  outline: string;
  /** Those of the form's named fields, in its order. */
  files: SpooledFile[];
}

export interface FormBounds {
  /** Of the whole body; what comes beyond is read as `readToEnd` does. */
  bytesAtMost: number;
  /** More of the outline is left out, its end at least: no parser takes it. */
  outlineBytesAtMost: number;
  /** Bytes that the file of this field may have which comes after these; undefined when it is not wanted. */
  fileBytesAtMost(field: string, before: readonly SpooledFile[]): number | undefined;
}

/**
 * Writes a multipart body to disk as it comes, each byte once: its files, and the rest in a file of its own. So nothing that
 * somebody sends, and however slowly, is held in memory. Reads to the body's end whatever its size, and leaves no file
 * when the client goes away.
 * @throws what the body's stream throws when the client breaks off, and what the disk does
 */
export async function spoolForm(request: Request, boundary: string, bounds: FormBounds): Promise<SpooledForm> {
  const splitter = new MultipartSplitter(boundary);
  const spool = await FormSpool.begin(join(await temporaryFolder(), `upload-${randomUUID()}`), bounds);
  try {
    await readToEnd(request, bounds.bytesAtMost, async (chunk) => {
      for (const piece of splitter.split(chunk)) await spool.take(piece);
    });
    return await spool.finish();
  } catch (error) {
    await spool.discard();
    throw error;
  }
}

/** The files that a form is written to. */
class FormSpool {
  readonly #path: string;
  readonly #bounds: FormBounds;
  readonly #outline: GatheringWriter;
  #outlineBytes = 0;
  readonly #files: SpooledFile[] = [];
  /** The file that comes now, as long as it is wanted. */
  #open: { spooled: SpooledFile; gathered: GatheringWriter; bytesAtMost: number } | undefined;
  /** The one that came last, wanted or not. */
  #last: SpooledFile | undefined;

  private constructor(path: string, bounds: FormBounds, outline: GatheringWriter) {
    this.#path = path;
    this.#bounds = bounds;
    this.#outline = outline;
  }

  static async begin(path: string, bounds: FormBounds): Promise<FormSpool> {
    return new FormSpool(path, bounds, new GatheringWriter(await open(path, "wx", 0o600)));
  }

  async take(piece: MultipartPiece): Promise<void> {
    if (piece.kind === "file") return this.#beginFile(piece.field);
    if (piece.kind === "content") return this.#takeContent(piece.bytes);
    this.#outlineBytes += piece.bytes.length;
    if (this.#outlineBytes <= this.#bounds.outlineBytesAtMost) await this.#outline.write(piece.bytes);
  }

  async finish(): Promise<SpooledForm> {
    await this.#closeFile();
    await this.#outline.close();
    return { outline: this.#path, files: this.#files };
  }

  async discard(): Promise<void> {
    const gathered = this.#open?.gathered;
    this.#open = undefined;
    await Promise.all([gathered?.abandon(), this.#outline.abandon()]);
    await Promise.all([this.#path, ...pathsOf(this.#files)].map((file) => rm(file, { force: true })));
  }

  async #beginFile(field: string | undefined): Promise<void> {
    await this.#closeFile();
    this.#last = undefined;
    if (field === undefined) return;
    const bytesAtMost = this.#bounds.fileBytesAtMost(field, this.#files);
    const spooled: SpooledFile = { field, bytes: 0, isTooLarge: false };
    this.#last = spooled;
    this.#files.push(spooled);
    if (bytesAtMost === undefined) return;
    spooled.file = `${this.#path}-file-${this.#files.length}`;
    this.#open = { spooled, gathered: new GatheringWriter(await open(spooled.file, "wx", 0o600)), bytesAtMost };
  }

  async #takeContent(bytes: Buffer): Promise<void> {
    if (this.#last) this.#last.bytes += bytes.length;
    if (!this.#open) return;
    const { spooled, gathered, bytesAtMost } = this.#open;
    if (spooled.bytes <= bytesAtMost) return gathered.write(bytes);
    this.#open = undefined;
    await gathered.abandon();
    await rm(spooled.file!, { force: true });
    spooled.file = undefined;
    spooled.isTooLarge = true;
  }

  async #closeFile(): Promise<void> {
    const gathered = this.#open?.gathered;
    this.#open = undefined;
    await gathered?.close();
  }
}

/** Absolute paths of the files that are kept. */
export function pathsOf(files: readonly SpooledFile[]): string[] {
  return files.flatMap(({ file }) => (file === undefined ? [] : [file]));
}
