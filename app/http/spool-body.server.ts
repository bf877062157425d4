import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "#app/temporary-folder.server.ts";

/**
 * What is read and thrown away beyond a cap before the connection is given up. An answer sent while a body is still
 * coming is never shown: browsers without JavaScript keep sending, and wait.
 */
const discardedBytesAtMost = 200 * 1024 * 1024;

/** How much of the end of an oversize body is kept: the text fields that follow the file in a form. */
const tailBytes = 64 * 1024;

export interface SpooledBody {
  /** Absolute path; the reader removes it. */
  file: string;
  /** The body had more than the cap: the file holds its beginning, `tail` its end. */
  overflowed: boolean;
  tail: Uint8Array;
}

/**
 * Pipes a request's body to a temporary file, so that slow uploads hold no memory. Reads to the body's end whatever
 * its size, and leaves no file when the client goes away.
 * @param capBytes what the file may hold
 * @throws what the body's stream throws when the client breaks off
 */
export async function spoolBody(request: Request, capBytes: number): Promise<SpooledBody> {
  const file = join(await temporaryFolder(), `upload-${randomUUID()}`);
  const handle = await open(file, "wx", 0o600);
  try {
    const { overflowed, tail } = await pipe(request, handle, capBytes);
    await handle.close();
    return { file, overflowed, tail };
  } catch (error) {
    await handle.close();
    await rm(file, { force: true });
    throw error;
  }
}

/** Reads a small body whole; undefined when it has more than `capBytes`, and is then read to its end. */
export async function readSmallBody(request: Request, capBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let kept = 0;
  let overflowed = false;
  await readToEnd(request, capBytes, (chunk) => {
    overflowed ||= kept + chunk.length > capBytes;
    if (overflowed) return;
    chunks.push(chunk);
    kept += chunk.length;
  });
  return overflowed ? undefined : new Uint8Array(Buffer.concat(chunks, kept));
}

/** Reads a body that nobody wants, so that the answer can be seen. */
export async function discardBody(request: Request): Promise<void> {
  await readToEnd(request, 0, () => {});
}

async function pipe(request: Request, handle: FileHandle, capBytes: number) {
  let written = 0;
  let tail = Buffer.alloc(0);
  await readToEnd(request, capBytes, async (chunk) => {
    const fitting = chunk.subarray(0, Math.max(0, capBytes - written));
    const surplus = chunk.subarray(fitting.length);
    written += fitting.length;
    if (surplus.length > 0) tail = Buffer.from(Buffer.concat([tail, surplus]).subarray(-tailBytes));
    for (let at = 0; at < fitting.length; ) at += (await handle.write(fitting, at)).bytesWritten;
  });
  return { overflowed: tail.length > 0, tail };
}

async function readToEnd(
  request: Request,
  capBytes: number,
  take: (chunk: Uint8Array) => void | Promise<void>,
): Promise<void> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    received += value.length;
    if (received > capBytes + discardedBytesAtMost) return void (await reader.cancel());
    await take(value);
  }
}
