/**
 * What is read and discarded beyond a cap before the connection is closed. Browsers without JavaScript show an answer only
 * after they have sent the whole body.
 */
const discardedBytesAtMost = 200 * 1024 * 1024;

/** Undefined when it has more than `capBytes`; it is then read to its end. */
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

/** Discards a body, so that the answer can be seen. */
export async function discardBody(request: Request): Promise<void> {
  await readToEnd(request, 0, () => {});
}

/**
 * Yields a body chunk by chunk to its end; only far beyond the cap is it given up.
 * @throws what the body's stream throws when the client disconnects
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
