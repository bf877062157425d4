import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { milestones } from "../../../db/schema.ts";
import { createFolderInMemory } from "../../harness/folder-in-memory.ts";

/** The first articles were already offered: their pictures cost more processor time than most journeys. */
export function createFurnishedDataFolder(): string {
  const folder = createFolderInMemory();
  const client = new Database(join(folder, "landscape-atelier.sqlite"));
  const db = drizzle(client, { casing: "snake_case" });
  migrate(db, { migrationsFolder: "db/migrations" });
  db.insert(milestones).values({ name: "first-posts-offered" }).run();
  client.close();
  return folder;
}
