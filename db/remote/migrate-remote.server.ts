import { readMigrationFiles } from "drizzle-orm/migrator";
import { ownMigrations } from "../applied-migrations.server.ts";
import { NewerSchemaError } from "../newer-schema-error.ts";
import { RemoteConnection } from "./remote-connection.server.ts";

const longestStatementMs = 60_000;

/**
 * In one transaction. Machines may start together: the second one finds it done. The server always enforces references,
 * so a migration that rebuilds a table would have to be done on a file. @throws NewerSchemaError,
 * DatabaseUnreachableError
 */
export function migrateRemote(url: string, token?: string, migrationsFolder = ownMigrations): { applied: number } {
  const client = new RemoteConnection(url, token);
  client.takeTime(longestStatementMs);
  try {
    client.exec(migrationsTable);
    const migrations = readMigrationFiles({ migrationsFolder });
    const countDone = () => Number(client.prepare("select count(*) from __drizzle_migrations").pluck().get());
    if (countDone() > migrations.length) throw new NewerSchemaError();
    if (countDone() === migrations.length) return { applied: 0 };
    const apply = client.transaction(() => {
      const missing = migrations.slice(countDone());
      for (const { sql, hash, folderMillis } of missing) {
        client.exec(sql.map(withoutSemicolon).join(";\n"));
        client.prepare("insert into __drizzle_migrations (hash, created_at) values (?, ?)").run(hash, folderMillis);
      }
      return missing.length;
    });
    return { applied: apply.immediate() };
  } finally {
    client.close();
  }
}

const migrationsTable =
  "CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)";

function withoutSemicolon(sql: string): string {
  return sql.trim().replace(/;$/, "");
}
