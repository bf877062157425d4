import { eq } from "drizzle-orm";
import { z } from "zod";
import type { ReceivedFile } from "#app/disk/received-file.ts";
import type { PhotoProblem } from "#app/domain/media/photo-problem.ts";
import { removePictureFiles, storePicture } from "#app/domain/media/store-picture.server.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { media } from "#db/schema.ts";
import type { Mark, MarkShape, Marks } from "./mark.ts";
import { defineShopPart } from "./shop-part.server.ts";

const markSchema = z.object({ path: z.string(), width: z.number(), height: z.number() }).nullable();

/** A row each: storing one leaves the other alone. */
const parts = {
  square: defineShopPart("square-mark", markSchema, null),
  wide: defineShopPart("wide-mark", markSchema, null),
};

/** Only those that there are. */
export function readMarks(): Marks {
  const [square, wide] = [parts.square.read(), parts.wide.read()];
  return { ...(square && { square }), ...(wide && { wide }) };
}

/** In place of the one of its shape, whose files go. The caller deletes the upload's file. */
export async function storeMark(
  upload: ReceivedFile,
  signal?: AbortSignal,
): Promise<{ ok: true; shape: MarkShape } | { ok: false; reason: PhotoProblem }> {
  const replaced: Replaced[] = [];
  const stored = await storePicture({ ...upload, kind: "mark", ownerId: null, signal }, (tx, { path, width, height }) =>
    replaced.push(...replaceMark(tx, shapeOf({ width, height }), { path, width, height })),
  );
  if (!stored.ok) return stored;
  await removeFiles(replaced);
  return { ok: true, shape: shapeOf(stored.picture) };
}

export async function removeMark(shape: MarkShape): Promise<void> {
  await removeFiles(inTransaction((tx) => replaceMark(tx, shape, null)));
}

type Replaced = Pick<typeof media.$inferSelect, "path" | "widths">;

/** The row of the one before goes in the same transaction: files without a row are swept. */
function replaceMark(tx: Transaction, shape: MarkShape, mark: Mark | null): Replaced[] {
  const before = parts[shape].read();
  parts[shape].save(mark, tx);
  if (!before) return [];
  const { path, widths } = media;
  return tx.delete(media).where(eq(path, before.path)).returning({ path, widths }).all();
}

async function removeFiles(replaced: readonly Replaced[]): Promise<void> {
  for (const { path, widths } of replaced) await removePictureFiles(path, widths);
}

function shapeOf({ width, height }: Pick<Mark, "width" | "height">): MarkShape {
  return width === height ? "square" : "wide";
}
