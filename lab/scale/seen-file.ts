import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type SeenPhoto, seenKinds, seenMarks } from "../../app/designer/reader/seen/seen-kinds.ts";

/** By a net that had not learned from the photo, as the training scripts write it: NAME.json and NAME.f32. */
export async function loadSeen(folder: string, name: string): Promise<SeenPhoto> {
  const head = JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")) as { width: number; height: number };
  const bytes = await readFile(join(folder, `${name}.f32`));
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const { width, height } = head;
  const planes = seenMarks.length + seenKinds.length;
  if (values.length !== planes * width * height) throw new Error(`${name}.f32 does not hold ${planes} planes`);
  const plane = (k: number) => values.subarray(k * width * height, (k + 1) * width * height);
  return {
    width,
    height,
    marks: seenMarks.map((_, k) => plane(k)),
    kinds: seenKinds.map((_, k) => plane(seenMarks.length + k)),
    photo: {},
  };
}
