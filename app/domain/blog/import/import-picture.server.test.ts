import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stopPictureProcesses } from "#app/providers/images/picture-process-client.server.ts";
import { importPicture } from "./import-picture.server.ts";

const place = mkdtempSync(join(tmpdir(), "imported-pictures-"));
const folder = join(place, "site");

beforeAll(async () => {
  mkdirSync(join(folder, "posts"), { recursive: true });
  for (const file of ["secret.png", "site/bricks.png", "site-of-another.png"]) {
    await sharp({ create: { width: 64, height: 64, channels: 3, background: "#885544" } })
      .png()
      .toFile(join(place, file));
  }
  symlinkSync(join(place, "secret.png"), join(folder, "linked.png"));
});
afterAll(() => {
  stopPictureProcesses();
  rmSync(place, { recursive: true });
});

function take(source: string, notes: string[]) {
  return importPicture({ folder, path: "posts/walls.md", source }, new Map(), notes);
}

test.each(["../bricks.png", "/bricks.png", "bricks.png?v=2"])("%s is the folder's own", async (source) => {
  const notes: string[] = [];
  expect(await take(source, notes)).toMatch(/^\/api\/uploads\/[a-z2-7]{26}\.jpg$/);
  expect(notes).toEqual([]);
});

test.each([
  ["above the folder", "../../secret.png"],
  ["above it by its name's beginning", "../../site-of-another.png"],
  ["above it, encoded", "..%2f..%2fsecret.png"],
  ["elsewhere, through a link", "../linked.png"],
])("a file %s is nobody's to publish", async (_, source) => {
  const notes: string[] = [];
  expect(await take(source, notes)).toBeUndefined();
  expect(notes).toEqual([`picture not found: ${source}`]);
});
