import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll } from "vitest";
import { findPostForEdit } from "#app/domain/blog/desk/find-post.server.ts";
import { type ImportedFile, importPosts } from "#app/domain/blog/import/import-posts.server.ts";
import type { ImportOptions } from "#app/domain/blog/import/save-imported-post.server.ts";
import { stopPictureProcesses } from "#app/providers/images/picture-process-client.server.ts";
import { db } from "#db/client.server.ts";
import { blogPosts } from "#db/schema.ts";

/** A long enough text. */
export const words = "Set the first course a third of its height into the ground.";

export function post(fields: string, text = words): string {
  return `---\n${fields}\n---\n${text}\n`;
}

/** Imports sites made of the files given to it, and removes them when the file's tests are done. */
export function siteMover() {
  const place = mkdtempSync(join(tmpdir(), "moved-sites-"));
  afterAll(() => {
    stopPictureProcesses();
    rmSync(place, { recursive: true });
  });
  return async (files: Record<string, string | Buffer>, options: ImportOptions & { within?: string } = {}) => {
    const site = mkdtempSync(join(place, "site-"));
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), content);
    }
    const moved: Record<string, ImportedFile> = {};
    const { within = "", ...how } = options;
    for await (const file of importPosts(join(site, within), { publish: true, ...how })) moved[file.path] = file;
    return moved;
  };
}

export function postOf(slug: string) {
  const row = db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug)).get();
  const found = row && findPostForEdit(row.id);
  if (!found) throw new Error(`There is no post ${slug}`);
  return found;
}
