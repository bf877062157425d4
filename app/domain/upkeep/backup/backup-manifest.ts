import { z } from "zod";

const storedFile = z.object({
  /** Relative to the data folder, with slashes. */
  path: z.string().regex(/^(?!.*\.\.)[\w][\w./-]*$/),
  /** Of the content, in hex: also the name it is stored under. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int().min(0),
  /** Epoch milliseconds: with `path` and `bytes`, how an unchanged file is known without reading it again. */
  modifiedAt: z.number(),
});

/** What a backup holds, with a checksum for everything in it. */
export const backupManifestSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  /** Epoch milliseconds: the moment that the database shows. */
  takenAt: z.number(),
  /** How many migrations the database has behind it: an older program cannot read a newer one. */
  migrations: z.number().int(),
  database: z.object({ sha256: z.string(), bytes: z.number().int() }),
  files: z.array(storedFile),
});

export type BackupManifest = z.infer<typeof backupManifestSchema>;
export type StoredFile = z.infer<typeof storedFile>;

/** What came of restoring a backup beside the site and looking at it. */
export const proofSchema = z.object({
  provenAt: z.number(),
  seconds: z.number(),
  /** What was opened: an order's number and how many pictures of it; empty where nothing was paid for yet. */
  order: z.object({ id: z.number(), pictures: z.number() }).optional(),
  /** Why the proof failed; empty when it did not. */
  problem: z.string().optional(),
});

export type Proof = z.infer<typeof proofSchema>;

/** Something about a backup that its operator has to know and act on: told in words, without a stack. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
