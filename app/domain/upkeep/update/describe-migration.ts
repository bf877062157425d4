/**
 * In a few words each: "adds letters.problem". Indexes are counted together; the steps in which SQLite rebuilds a table
 * (https://sqlite.org/lang_altertable.html#otheralter) are one.
 */
export function describeMigration(statements: readonly string[]): string[] {
  const descriptions = statements.map(describeStatement);
  const indexes = descriptions.filter((words) => words === anIndex).length;
  const others = descriptions.flatMap((words) => (words === undefined || words === anIndex ? [] : [words]));
  return [...new Set(others), ...(indexes > 0 ? [indexes === 1 ? "adds an index" : `adds ${indexes} indexes`] : [])];
}

const anIndex = "an index";

function describeStatement(commented: string): string | undefined {
  const sql = commented.replace(/^(\s*--.*\n)+/, "");
  const [, table = "", rest = ""] =
    /^\s*(?:create|alter|drop) table (?:if exists )?[`"]?(\w+)[`"]?(.*)/is.exec(sql) ?? [];
  if (/^\s*create (unique )?index/i.test(sql)) return anIndex;
  if (/^\s*create table/i.test(sql)) {
    return table.startsWith("__new_") ? `rebuilds ${table.slice("__new_".length)}` : `adds the table ${table}`;
  }
  if (/^\s*alter table/i.test(sql)) return describeAlteration(table, rest);
  if (/^\s*drop table/i.test(sql)) return `drops the table ${table}, or its old form`;
  const [, changed] = /^\s*(?:insert into|update(?: or ignore)?|delete from) [`"]?(\w+)/i.exec(sql) ?? [];
  return changed && !changed.startsWith("__new_") ? `changes rows of ${changed}` : undefined;
}

function describeAlteration(table: string, rest: string): string | undefined {
  if (table.startsWith("__new_")) return undefined;
  const [, added] = /^\s*add (?:column )?[`"]?(\w+)/i.exec(rest) ?? [];
  return added ? `adds ${table}.${added}` : `changes ${table}`;
}
