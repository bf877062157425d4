import Database from "better-sqlite3";

/**
 * No object of the driver is ever garbage collected: from Node 24.19 on, a collected statement or connection of
 * better-sqlite3 12 ends the process (its finalizer runs where Node allows none; WiseLibs/better-sqlite3#1515). Version
 * 13 is free of it and needs Node 22, while we still run on 20. Cached statements are also not prepared again. So
 * connections are opened here only, and settings are set with `exec`.
 */
export function openConnection(file: string, options: Database.Options = {}): Database.Database {
  const connection = new Database(file, options);
  kept.push(connection);
  const prepare = connection.prepare.bind(connection);
  const statements = new Map<string, Database.Statement>();
  connection.prepare = ((source: string) => {
    const statement = statements.get(source) ?? prepare(hideLimitFromPlanner(source));
    statements.set(source, statement);
    // Drizzle requests rows as arrays or as objects, and a cached statement would keep the last mode.
    return statement.reader ? statement.raw(false) : statement;
  }) as Database.Database["prepare"];
  return connection;
}

/**
 * Where a limit is only a parameter, SQLite (3.53 does) plans a statement again for each value, at several times its
 * cost. With a sign it is an expression, which no plan depends on.
 */
function hideLimitFromPlanner(source: string): string {
  return source.replaceAll(" limit ?", " limit +?");
}

/** Another process has the file open. */
export function isDatabaseLocked(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}

const kept: Database.Database[] = [];
