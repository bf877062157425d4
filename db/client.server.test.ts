import { expect, test } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction } from "./client.server.ts";
import { databaseFile } from "./database-file.ts";
import { openConnection } from "./open-connection.server.ts";

test("a transaction holds the write lock from its first moment, before it has written anything", () => {
  const other = openConnection(databaseFile(env.DATA_DIR));
  other.exec("PRAGMA busy_timeout = 0");
  const takeLock = () => {
    other.exec("begin immediate");
    other.exec("rollback");
  };
  inTransaction(() => expect(takeLock).toThrow("locked"));
  expect(takeLock).not.toThrow();
  other.close();
});

test("a limit is kept from the planner, and holds", () => {
  const statement = db.$client.prepare("select value from json_each('[1,2,3]') limit ?");
  expect(statement.source).toContain("limit +?");
  expect(statement.pluck().all(2)).toEqual([1, 2]);
});
