import { type SQL, sql } from "drizzle-orm";
import { type AppDatabase, db, type Transaction } from "./client.server.ts";

/**
 * A frequent statement: its SQL is built once, on first use, since building costs more than SQLite's part of it. It runs on the
 * one connection of this process, and so within the current transaction.
 * @param build ends with `.prepare()`; varying values are `sql.placeholder`s
 */
export function prepared<Statement>(build: (db: AppDatabase) => Statement) {
  let statement: Statement | undefined;
  return (_within: Transaction | AppDatabase): Statement => {
    statement ??= build(db);
    return statement;
  };
}

/** A list of ids of any length, for `inArray`. @param name of the placeholder for them as JSON: `[3,1,2]` */
export function idsIn(name: string): SQL {
  return sql`(select value from json_each(${sql.placeholder(name)}))`;
}
