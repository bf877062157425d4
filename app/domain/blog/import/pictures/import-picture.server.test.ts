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

function take(source: string) {
  const site = { root: folder, kind: "plain" as const, config: {} };
  return importPicture({ site, file: join(folder, "posts/walls.md"), source }, new Map(), { store: true });
}

test.each(["../bricks.png", "/bricks.png", "bricks.png?v=2"])("%s is the folder's own", async (source) => {
  expect(await take(source)).toEqual({ address: expect.stringMatching(/^\/api\/uploads\/[a-z2-7]{26}\.jpg$/) });
});

test.each([
  ["above the folder", "../../secret.png"],
  ["above it by its name's beginning", "../../site-of-another.png"],
  ["above it, encoded", "..%2f..%2fsecret.png"],
  ["elsewhere, through a link", "../linked.png"],
])("a file %s is nobody's to publish", async (_, source) => {
  expect(await take(source)).toEqual({ problem: `picture not found: ${source}` });
});
