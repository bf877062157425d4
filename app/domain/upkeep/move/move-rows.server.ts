import type { AppDatabase } from "#db/client.server.ts";

/** Values per statement: SQLite takes 32,766, and a request should stay below a megabyte. */
const valuesAtOnce = 400;
const rowsAtOnce = 100;

type Client = AppDatabase["$client"];

export class TargetInUseError extends Error {
  override readonly name = "TargetInUseError";
}

export interface MovedTable {
  table: string;
  rows: number;
}

/**
 * Both have the same schema; one transaction. Nothing may write to the first meanwhile. The second must be new; rows
 * from its migrations are replaced. @throws TargetInUseError
 */
export function moveRows(from: Client, to: Client): MovedTable[] {
  const tables = inOrderOfReferences(from);
  if (["users", "media", "jobs"].some((table) => countRows(to, table) > 0)) {
    throw new TargetInUseError("There are orders, accounts or jobs in the database to move to: it must be a new one.");
  }
  const move = to.transaction(() => {
    const triggers = dropTriggers(to);
    for (const table of tables.toReversed()) to.exec(`delete from "${table}"`);
    const moved = tables.map((table) => ({ table, rows: moveTable(from, to, table) }));
    keepCounters(from, to);
    for (const sql of triggers) to.exec(sql);
    to.exec("insert into blog_search (blog_search) values ('rebuild')");
    return moved;
  });
  const moved = move.immediate();
  const lost = moved.find(({ table, rows }) => countRows(to, table) !== rows || countRows(from, table) !== rows);
  if (lost) throw new Error(`Not all rows of ${lost.table} have arrived: was something writing meanwhile?`);
  return moved;
}

function inOrderOfReferences(client: Client): string[] {
  // Of the search index only the texts are rows; the rest is made again from them.
  const isOurs =
    "schema = 'main' and type = 'table' and name not glob 'sqlite_*' and name <> '__drizzle_migrations' and name not glob 'libsql_*'";
  const names = client
    .prepare<[], string>(`select name from pragma_table_list where ${isOurs} order by name`)
    .pluck()
    .all();
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    const parents = client
      .prepare<[], string>(`select distinct "table" from pragma_foreign_key_list('${name}')`)
      .pluck()
      .all();
    for (const parent of parents) if (parent !== name) add(parent);
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered];
}

/** Rows keep their IDs and order: one that references its own table comes after the referenced one. */
function moveTable(from: Client, to: Client, table: string): number {
  const columns = from.prepare<[], string>(`select name from pragma_table_info('${table}')`).pluck().all();
  const names = columns.map((name) => `"${name}"`).join(", ");
  const read = from
    .prepare<[number], unknown[]>(
      `select rowid, ${names} from "${table}" where rowid > ? order by rowid limit ${rowsAtOnce}`,
    )
    .raw();
  const rowsPerStatement = Math.max(1, Math.floor(valuesAtOnce / columns.length));
  let last = Number.MIN_SAFE_INTEGER;
  let moved = 0;
  while (true) {
    const rows = read.all(last);
    for (let at = 0; at < rows.length; at += rowsPerStatement) {
      const some = rows.slice(at, at + rowsPerStatement).map(([, ...values]) => values);
      const places = some.map((values) => `(${values.map(() => "?").join(", ")})`).join(", ");
      to.prepare(`insert into "${table}" (${names}) values ${places}`).run(...some.flat());
    }
    moved += rows.length;
    if (rows.length < rowsAtOnce) return moved;
    last = Number(rows.at(-1)?.[0]);
  }
}

/** Their effects were stored when the rows were first written. Returns statements to create them again. */
function dropTriggers(client: Client): string[] {
  const triggers = client
    .prepare<[], [name: string, sql: string]>("select name, sql from sqlite_schema where type = 'trigger'")
    .raw()
    .all();
  for (const [name] of triggers) client.exec(`drop trigger "${name}"`);
  return triggers.map(([, sql]) => sql);
}

function keepCounters(from: Client, to: Client): void {
  to.exec("delete from sqlite_sequence");
  const counters = from.prepare<[], [name: string, seq: number]>("select name, seq from sqlite_sequence").raw().all();
  for (const [name, seq] of counters) {
    to.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(name, seq);
  }
}

function countRows(client: Client, table: string): number {
  return client.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0;
}
