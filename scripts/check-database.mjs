// node scripts/check-database.mjs FILE: whether a database is intact (SQLite's quick_check). The server starts it after an
// unclean end, in a separate process: a damaged file may crash its reader. Ends with 65 when it is damaged.
import Database from "better-sqlite3";

try {
  const database = new Database(process.argv[2], { fileMustExist: true, timeout: 10_000 });
  const found = database.pragma("quick_check(1)", { simple: true });
  if (found !== "ok") throw new Error(String(found));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Another process writes, or the file may not be opened: that is not damage.
  process.exit(/^SQLITE_(BUSY|CANTOPEN|READONLY|PERM)/.test(String(error?.code)) ? 0 : 65);
}
