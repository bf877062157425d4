import { expect, test } from "vitest";
import { env } from "#app/env.server.ts";
import { inTransaction } from "./client.server.ts";
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
