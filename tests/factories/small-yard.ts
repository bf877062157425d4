import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { inject } from "vitest";
import { sceneFolder } from "#app/providers/images/built-in-designer.server.ts";

/** Pixels: as small as what a picture model sends back may be. */
const width = 320;

/**
 * Writes the yard of whichever test needs one to draw in. What is seen in it is kept for the files that come after: reading
 * it costs as much as ten designs.
 * @param file absolute path of a JPEG
 */
export async function placeSmallYard(file: string): Promise<void> {
  await sharp("tests/fixtures/fenced-back-yard.jpg").resize({ width }).jpeg().toFile(file);
  const shared = join(inject("templateFolder"), "scenes");
  mkdirSync(shared, { recursive: true });
  if (!existsSync(sceneFolder)) symlinkSync(shared, sceneFolder);
}
