import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ReceivedFile } from "#app/disk/received-file.ts";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { TaskProcessError } from "#app/processes/task-messages.ts";
import type { DigitalSource } from "#app/providers/images/digital-source.ts";
import type { Asker } from "#app/providers/images/fair-line.ts";
import { refuseByHeader } from "#app/providers/images/photo-header.server.ts";
import { pictureProcess } from "#app/providers/images/picture-process-client.server.ts";
import type { PreparedPhoto } from "#app/providers/images/prepare-photo.server.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { mayBeWritten } from "#db/remote/remote-errors.ts";
import { media } from "#db/schema.ts";
import type { PhotoProblem } from "./photo-problem.ts";
import { newPicturePath, pictureFileName } from "./picture-names.server.ts";
import type { MediaRow } from "./stored-picture.ts";

/** A JPEG or PNG, for the blog also WebP, AVIF and GIF; the caller deletes its file. What we draw has no name. */
interface PictureToStore extends Pick<MediaRow, "kind" | "ownerId">, Omit<ReceivedFile, "name"> {
  name?: string;
  alt?: string;
  /** Of what we draw; its files carry it. */
  digitalSource?: DigitalSource;
  signal?: AbortSignal;
}

/** For anonymous visitors' photos: a fifth of a second to decode, whatever is sent, and enough for a design. */
const visitorsLongSide = 1600;

export type StorePictureResult =
  | { ok: true; picture: MediaRow; wasMoving: boolean }
  | { ok: false; reason: PhotoProblem };

/**
 * Header check, decoding in the picture process, durable storage (upright, without metadata, in all sizes), then the
 * row. Designs use their own lane. `alongside` joins the transaction that writes the row; when it throws, nothing is
 * stored. "unavailable": the picture process is busy, died or took too long, so retrying may help.
 */
export async function storePicture(
  source: PictureToStore,
  alongside?: (tx: Transaction, picture: MediaRow) => void,
): Promise<StorePictureResult> {
  const path = newPicturePath(source.kind === "mark" ? "png" : "jpg");
  const folder = await mkdtemp(join(await temporaryFolder(), "picture-"));
  let widths: readonly number[] = [];
  try {
    const prepared = await prepare(source, folder, path);
    if ("reason" in prepared) return { ok: false, reason: prepared.reason };
    widths = prepared.widths;
    await keepFiles(prepared, path);
    const picture = await recordPicture(source, path, prepared, alongside);
    return { ok: true, picture, wasMoving: prepared.wasMoving };
  } catch (error) {
    if (!mayBeWritten(error)) await removePictureFiles(path, widths);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The row must be deleted already. */
export async function removePictureFiles(path: string, widths: readonly number[]): Promise<void> {
  await storage.remove(pictureFileName(path));
  for (const width of widths) {
    await storage.remove(pictureFileName(path, { width, format: "jpeg" }));
    await storage.remove(pictureFileName(path, { width, format: "avif" }));
  }
}

async function prepare(
  { file, kind, ownerId, sentBy, digitalSource, signal }: PictureToStore,
  folder: string,
  path: string,
): Promise<PreparedPhoto | { reason: PhotoProblem }> {
  const anyPicture = kind === "blog";
  // Only uploads are untrusted.
  const isDrawn = kind === "design" || kind === "preview";
  const reason = isDrawn ? undefined : await refuseByHeader(file, anyPicture);
  if (reason) return { reason };
  const isVisitors = kind === "photo" && ownerId === null;
  const name = path.replace(/\.\w+$/, "");
  const payload = {
    file,
    folder,
    name,
    anyPicture,
    isSmall: kind === "preview",
    digitalSource,
    ...(isVisitors && { longSideAtMost: visitorsLongSide }),
  };
  const asker: Asker = isVisitors
    ? { kind: "visitor", name: sentBy ?? "unknown" }
    : { kind: "known", name: ownerId === null ? kind : `account ${ownerId}` };
  try {
    const lane = pictureProcess(kind === "design" ? "design" : "intake");
    const result = await (kind === "mark"
      ? lane.run("prepare-mark", { file, folder, name }, { signal, asker })
      : lane.run("prepare-photo", payload, { signal, asker }));
    return result.ok ? result.photo : result;
  } catch (error) {
    const isOurs = !(error instanceof TaskProcessError) || error.failure === "failed";
    if (isOurs) throw error;
    return { reason: "unavailable" };
  }
}

async function keepFiles(prepared: PreparedPhoto, path: string): Promise<void> {
  for (const { file, width, format } of prepared.files) {
    await storage.keep(file, pictureFileName(path, width === undefined ? undefined : { width, format }));
  }
}

function recordPicture(
  { kind, ownerId, name, alt }: PictureToStore,
  path: string,
  { width, height, bytes, placeholderColor, widths, focalShare, qualityProblem }: PreparedPhoto,
  alongside?: (tx: Transaction, picture: MediaRow) => void,
): Promise<MediaRow> {
  const originalName = name === undefined ? null : presentableName(name);
  const stored = { width, height, bytes, placeholderColor, widths };
  const values = {
    path,
    kind,
    ownerId,
    originalName,
    alt,
    ...stored,
    ...(kind === "photo" && { focalShare, qualityProblem }),
  };
  return whenWritable(() =>
    inTransaction((tx) => {
      const picture = tx.insert(media).values(values).returning().get();
      alongside?.(tx, picture);
      return picture;
    }),
  );
}

function presentableName(name: string): string {
  return (
    name
      .slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1)
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
      .trim()
      .slice(-100) || "photo"
  );
}
