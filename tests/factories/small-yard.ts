import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { inject } from "vitest";
import { sceneFolder } from "#app/providers/images/built-in-designer.server.ts";
import { cellRedesigned, type GroundCells } from "#app/providers/images/ground-cells.ts";

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

const bin = { width: 20, height: 24, channels: 3, background: "#1030e0" } as const;
const grid = { width: 80, height: 53 };

/** The small yard with a blue bin on its lawn; returns the ground with the bin marked. */
export async function placeYardWithBin(file: string): Promise<GroundCells> {
  await placeSmallYard(file);
  const empty = await sharp(file).toBuffer();
  await sharp(empty)
    .composite([{ input: { create: bin }, left: 220, top: 150 }])
    .jpeg()
    .toFile(file);
  const cells = new Uint8Array(grid.width * grid.height);
  for (let y = 37; y < 44; y++) cells.fill(cellRedesigned, y * grid.width + 55, y * grid.width + 60);
  return { ...grid, cells };
}
