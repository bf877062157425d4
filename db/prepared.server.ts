import { type SQL, sql } from "drizzle-orm";
import { type AppDatabase, db, type Transaction } from "./client.server.ts";

/**
 * Built once, on first use, since building SQL costs more than SQLite's part. It runs on this process's one connection,
 * and so within the current transaction. `build` ends with `.prepare()`; varying values are `sql.placeholder`s.
 */
export function prepared<Statement>(build: (db: AppDatabase) => Statement) {
  let statement: Statement | undefined;
  return (_within: Transaction | AppDatabase): Statement => {
    statement ??= build(db);
    return statement;
  };
}

/** For `inArray`: ids as JSON (`[3,1,2]`) in the placeholder `name`. */
export function idsIn(name: string): SQL {
  return sql`(select value from json_each(${sql.placeholder(name)}))`;
}
