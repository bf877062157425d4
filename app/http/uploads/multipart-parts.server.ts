import { once } from "node:events";
import { Readable } from "node:stream";
import { Dicer } from "@fastify/busboy";
import { type PartName, readPartName } from "./part-header.ts";
import { discardBody, readToEnd } from "./read-body.server.ts";

export interface FormPart extends PartName {
  /** Must be read to its end before the next part is requested. */
  content: AsyncIterable<Buffer>;
}

/** Invalid syntax or too many parts. */
export class MalformedForm extends Error {
  override readonly name = "MalformedForm";
}

export interface MultipartLimits {
  bytesAtMost: number;
  parts: number;
}

const headerCharactersAtMost = 8 * 1024;
/** RFC 2046, 5.1.1. */
const boundaryLengthAtMost = 70;
/** The parser processes a slice synchronously, so a slice must take a few milliseconds at worst. */
const sliceBytes = 32 * 1024;
const bufferedBytes = 64 * 1024;

/**
 * Each part as soon as its headers have arrived. A malformed body is read to its end without being parsed: browsers
 * show no answer before they have sent everything. @throws MalformedForm, and what the stream throws when the client
 * disconnects
 */
export async function* readParts(request: Request, limits: MultipartLimits): AsyncGenerator<FormPart, void> {
  const boundary = boundaryOf(request.headers.get("Content-Type") ?? "");
  if (boundary === undefined) {
    await discardBody(request);
    throw new MalformedForm("The boundary is missing.");
  }
  const found = new FoundParts(limits.parts);
  const feeding = feed(request, limits.bytesAtMost, createParser(boundary, found), found);
  feeding.catch((error: Error) => found.fail(error));
  try {
    for await (const part of found.queue) yield part as FormPart;
  } finally {
    await feeding;
  }
}

function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;,"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined || boundary.length > boundaryLengthAtMost ? undefined : boundary;
}

function createParser(boundary: string, found: FoundParts): Dicer {
  // The parser cuts longer headers silently; twice as many characters show that there were too many.
  const config = { boundary, maxHeaderSize: 2 * headerCharactersAtMost, partHwm: bufferedBytes };
  return (
    new Dicer(config)
      // A misspelled first boundary would drop its part silently.
      .on("preamble", (stream) =>
        stream.on("data", () => found.fail(new MalformedForm("Bytes before the first part."))),
      )
      .on("part", (stream) => found.begin(stream))
      .on("error", ({ message }: Error) => found.fail(new MalformedForm(message)))
      .on("finish", () => found.finish())
  );
}

async function feed(request: Request, bytesAtMost: number, parser: Dicer, found: FoundParts): Promise<void> {
  const closed = once(found.queue, "close").catch(() => {});
  const isFed = () => found.queue.destroyed || !parser.writable;
  await readToEnd(request, bytesAtMost, async (chunk) => {
    for (let at = 0; at < chunk.length && !isFed(); at += sliceBytes) {
      const slice = chunk.subarray(at, at + sliceBytes);
      await Promise.race([new Promise((written) => parser.write(slice, written)), closed]);
    }
  });
  if (!isFed()) parser.end();
}

class FoundParts {
  /** Of `FormPart`; destroyed as soon as the form is given up. */
  readonly queue = new Readable({ objectMode: true, read() {} });
  readonly #partsAtMost: number;
  #count = 0;
  #stream: Dicer.PartStream | undefined;
  #hasHeader = true;

  constructor(partsAtMost: number) {
    this.#partsAtMost = partsAtMost;
  }

  begin(stream: Dicer.PartStream): void {
    this.#count += 1;
    if (!this.#hasHeader || this.#count > this.#partsAtMost) {
      this.fail(new MalformedForm("A part has no header, or there are too many."));
      return;
    }
    this.#stream = stream;
    this.#hasHeader = false;
    // The parser itself emits the same error.
    stream.on("error", () => {});
    stream.on("header", (header) => this.#describe(stream, header as Record<string, string[]>));
  }

  #describe(stream: Dicer.PartStream, header: Record<string, string[]>): void {
    this.#hasHeader = true;
    const name = readPartName(header["content-disposition"]);
    if (name && lengthOf(header) <= headerCharactersAtMost)
      this.queue.push({ ...name, content: this.#contentOf(stream) } satisfies FormPart);
    else this.fail(new MalformedForm("A part's header is malformed."));
  }

  async *#contentOf(stream: Dicer.PartStream): AsyncGenerator<Buffer, void> {
    try {
      for await (const chunk of stream) yield chunk as Buffer;
    } catch (error) {
      throw this.queue.errored ?? error;
    }
  }

  finish(): void {
    if (this.#hasHeader) this.queue.push(null);
    else this.fail(new MalformedForm("A part has no header."));
  }

  fail(error: Error): void {
    this.queue.destroy(error);
    this.#stream?.destroy(error);
  }
}

function lengthOf(header: Record<string, string[]>): number {
  return Object.entries(header).reduce((sum, [name, values]) => sum + name.length + values.join("").length, 0);
}
