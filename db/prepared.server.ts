import { type SQL, sql } from "drizzle-orm";
import { type AppDatabase, db, type Transaction } from "./client.server.ts";

/**
 * A statement that is asked all the time: its text is built once, when it is first needed, and not at every call, which costs
 * more than SQLite's part of it. It runs on the one connection of this process, and so within the transaction it is given.
 * @param build ends with `.prepare()`; what changes from call to call stands in it as `sql.placeholder`
 */
export function prepared<Statement>(build: (db: AppDatabase) => Statement) {
  let statement: Statement | undefined;
  return (_within: Transaction | AppDatabase): Statement => {
    statement ??= build(db);
    return statement;
  };
}

/** The numbers of a list of any length, for `inArray`. @param name of the placeholder for them as JSON: `[3,1,2]` */
export function idsIn(name: string): SQL {
  return sql`(select value from json_each(${sql.placeholder(name)}))`;
}
