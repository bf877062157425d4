import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { seeYard } from "../../app/designer/design-yard.ts";
import type { Raster } from "../../app/designer/numeric/raster.ts";
import { readScene } from "../../app/designer/photo/read-scene.ts";
import { type Scene, sceneVersion } from "../../app/designer/photo/scene/scene.ts";
import type { Yard } from "../../app/designer/plan/ground/yard.ts";
import { seePhoto } from "../../app/designer/reader/see-photo.ts";
import { groundReader } from "../../app/providers/images/ground-reader.server.ts";
import { loadPhoto, readFocalShare } from "../../scripts/develop/designer/photo-file.ts";

export type Half = "tuned" | "kept";

/** By file name. */
export async function listPhotos(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  return found
    .flat()
    .filter((file) => /\.(?:jpe?g|png)$/i.test(file))
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

export function nameOf(file: string): string {
  return basename(file).replace(/\.[a-z]+$/i, "");
}

/** FNV-1a. Source: Fowler, Noll, Vo; http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(words)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** By a hash of the name, so that a new photo does not move others. */
export function halfOf(name: string): Half {
  return (hashOf(name) >>> 7) % 2 === 0 ? "tuned" : "kept";
}

/** The scene, which takes two seconds, is cached in the folder. */
export async function readYardPhoto(file: string, size: number, cache: string): Promise<{ yard: Yard; scene: Scene }> {
  const photo = await loadPhoto(file, size);
  const stored = join(cache, `${nameOf(file)}-${size}-${sceneVersion}.bin`);
  const scene = (await findScene(stored)) ?? (await storeScene(stored, file, photo));
  return { yard: seeYard(photo, scene).yard, scene };
}

async function findScene(stored: string): Promise<Scene | undefined> {
  const bytes = await readFile(stored).catch(() => undefined);
  return bytes && (deserialize(inflateRawSync(bytes)) as Scene);
}

async function storeScene(stored: string, file: string, photo: Raster): Promise<Scene> {
  const scene = readScene(photo, seePhoto(groundReader(), photo), { focalShare: await readFocalShare(file) });
  await mkdir(join(stored, ".."), { recursive: true });
  await writeFile(stored, deflateRawSync(serialize(scene), { level: 1 }));
  return scene;
}
