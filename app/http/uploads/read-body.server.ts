/**
 * Beyond the cap, before the connection is closed: browsers without JavaScript show an answer only after sending all.
 */
const discardedBytesAtMost = 200 * 1024 * 1024;

/** Undefined above `capBytes`; the body is then read to its end. */
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

/** So that the answer can be seen. */
export async function discardBody(request: Request): Promise<void> {
  await readToEnd(request, 0, () => {});
}

/** To the body's end, unless it is far beyond the cap. @throws what the stream throws when the client disconnects */
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
