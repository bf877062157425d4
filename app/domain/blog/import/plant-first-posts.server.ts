import { join } from "node:path";
import { enqueue } from "#app/jobs/queue.server.ts";
import { type Environment, env } from "#app/settings/env.server.ts";
import { isLocalhost } from "#app/settings/refuse-settings.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { blogPosts, milestones } from "#db/schema.ts";

const folder = join(process.cwd(), "db", "first-posts");

/** Once for a demo with an empty blog: deleted articles do not come back. A real installation starts empty. */
export function offerFirstPosts({ DEMO, PUBLIC_URL }: Pick<Environment, "DEMO" | "PUBLIC_URL"> = env): void {
  const isDemo = DEMO || isLocalhost(new URL(PUBLIC_URL).hostname);
  if (!isDemo || db.select({ id: blogPosts.id }).from(blogPosts).limit(1).get()) return;
  inTransaction((tx) => {
    const once = tx.insert(milestones).values({ name: "first-posts-offered" }).onConflictDoNothing().run();
    if (once.changes === 1) enqueue(tx, "plant-first-posts", {}, { key: "once" });
  });
}

/**
 * db/first-posts, without an author. Safe to repeat: it adds what is missing and skips what was edited. @throws when an
 * article or its picture could not be imported
 */
export async function plantFirstPosts(): Promise<void> {
  // Loads parsers of many formats, and is needed once per installation.
  const { importPosts } = await import("./import-posts.server.ts");
  const problems: string[] = [];
  for await (const { path, outcome, notes } of importPosts(folder, { publish: true })) {
    if (outcome === "failed" || (outcome !== "kept" && notes.length > 0)) problems.push(`${path}: ${notes.join(", ")}`);
  }
  if (problems.length > 0) throw new Error(`The first articles are not complete. ${problems.join("; ")}`);
}
