import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { expect, test } from "vitest";
import { olderMigrations } from "#tests/factories/older-migrations.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { databaseFile } from "./database-file.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { openConnection } from "./open-connection.server.ts";

const lastWithoutSearch = 40;

test("posts from before there was a search are found by title, excerpt and text, but not by their tags", () => {
  const folder = createTemporaryFolder();
  const file = databaseFile(folder);
  const old = openConnection(file);
  migrate(drizzle({ client: old }), { migrationsFolder: olderMigrations(lastWithoutSearch) });
  const add = old.prepare(
    "insert into blog_posts (title, slug, excerpt, content, content_html, sort_title, created_at, updated_at) values (?, ?, ?, '', ?, ?, 1, 1)",
  );
  const html = '<p class="lead">Über &quot;Wege&quot; aus <strong>Kies</strong>elsteinen</p>\n<p>Zeile<br />Ende</p>';
  add.run("Der Weg", "weg", "Ein Auszug", html, "der weg");
  add.run("Ohne alles", "ohne", null, "", "ohne alles");
  old.close();
  migrateDatabase(folder);
  const client = openConnection(file);
  const find = client.prepare("select rowid from blog_search where blog_search match ?").pluck();
  for (const word of ["weg", "auszug", "uber wege", "kieselsteinen", "zeile ende"])
    expect(find.all(word), word).toEqual([1]);
  for (const word of ["lead", "class", "strong", "br"]) expect(find.all(word), word).toEqual([]);
  expect(find.all("alles")).toEqual([2]);
  client.exec("insert into blog_search (blog_search, rank) values ('integrity-check', 1)");
  client.close();
});
