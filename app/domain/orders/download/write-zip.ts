import type { OrderFile } from "./order-file.ts";

/** Uncompressed: pictures are compressed already. */
export async function* writeZip(files: Iterable<OrderFile>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipPassThrough } = await import("fflate");
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const { name, read } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const piece of read()) {
      entry.push(piece);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
