import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { databaseFile } from "#db/database-file.ts";
import { openConnection } from "#db/open-connection.server.ts";
import { checkAfterUncleanEnd, noteCleanEnd } from "./unclean-end.server.ts";

function createData(): string {
  const folder = mkdtempSync(join(tmpdir(), "unclean-"));
  const client = openConnection(databaseFile(folder));
  client.exec("begin; create table posts (id integer primary key, text text); create index texts on posts (text)");
  for (let n = 0; n < 300; n++) client.exec(`insert into posts (text) values ('${`${n}`.repeat(40)}')`);
  client.exec("commit");
  client.close();
  return folder;
}

function damage(folder: string): void {
  const bytes = readFileSync(databaseFile(folder));
  bytes.fill(0x5a, 2 * 4096, 4 * 4096);
  writeFileSync(databaseFile(folder), bytes);
}

test("after an unclean end a damaged database is detected, an intact one is used, and a clean end is trusted", () => {
  const folder = createData();
  checkAfterUncleanEnd(folder, databaseFile(folder));
  // Killed: the mark stays.
  expect(() => checkAfterUncleanEnd(folder, databaseFile(folder))).not.toThrow();
  noteCleanEnd(folder);
  expect(existsSync(join(folder, "running"))).toBe(false);
  damage(folder);
  expect(() => checkAfterUncleanEnd(folder, databaseFile(folder))).not.toThrow();
  expect(() => checkAfterUncleanEnd(folder, databaseFile(folder))).toThrow(
    expect.objectContaining({ name: "DamagedDatabaseError" }),
  );
});
