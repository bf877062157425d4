import { z } from "zod";

const storedFile = z.object({
  /** Relative to the data folder, with slashes. */
  path: z.string().regex(/^(?!.*\.\.)[\w][\w./-]*$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int().min(0),
  modifiedAt: z.number(),
});

/** A backup's content, with a checksum for everything in it. */
export const backupManifestSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  takenAt: z.number(),
  /** Migrations applied: an older program cannot read a newer database. */
  migrations: z.number().int(),
  database: z.object({ sha256: z.string(), bytes: z.number().int() }),
  files: z.array(storedFile),
});

export type BackupManifest = z.infer<typeof backupManifestSchema>;
export type StoredFile = z.infer<typeof storedFile>;

/** The result of restoring a backup next to the site and opening it. */
export const proofSchema = z.object({
  provenAt: z.number(),
  seconds: z.number(),
  /** The opened order and how many of its pictures; absent where nothing was paid yet. */
  order: z.object({ id: z.number(), pictures: z.number() }).optional(),
  problem: z.string().optional(),
});

export type Proof = z.infer<typeof proofSchema>;

export class BackupError extends Error {
  override readonly name = "BackupError";
}
