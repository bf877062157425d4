import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { inject } from "vitest";
import { sceneFolder } from "#app/providers/images/built-in-designer.server.ts";

const width = 320;

/**
 * Writes a small yard for tests that draw. Its scene is cached for later files: reading it costs as much as ten designs.
 * @param file absolute path of a JPEG
 */
export async function placeSmallYard(file: string): Promise<void> {
  await sharp("tests/fixtures/fenced-back-yard.jpg").resize({ width }).jpeg().toFile(file);
  const shared = join(inject("templateFolder"), "scenes");
  mkdirSync(shared, { recursive: true });
  if (!existsSync(sceneFolder)) symlinkSync(shared, sceneFolder);
}
