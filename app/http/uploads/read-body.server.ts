/**
 * What is read and thrown away beyond a cap before the connection is given up. An answer sent while a body is still
 * coming is never shown: browsers without JavaScript keep sending, and wait.
 */
const discardedBytesAtMost = 200 * 1024 * 1024;

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

/**
 * Hands over a body chunk by chunk, to its end whatever its size; only far beyond the cap is it given up.
 * @throws what the body's stream throws when the client breaks off
 */
export async function readToEnd(
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
