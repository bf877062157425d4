import { setImmediate as afterOthers } from "node:timers/promises";
import type Database from "better-sqlite3";
import { env } from "#app/settings/env.server.ts";
import { isRemote } from "#db/lock-patience.server.ts";
import { daysWords, keepingTimes, timeWords } from "./keeping-times.server.ts";
import type { SpaceKind } from "./space-measure.ts";

const { doneJob, deadJob, anonymousDraft, ownedDraft, trashedPost, alert, lead } = keepingTimes;

/** Tables by content, each with its rule; the first matching pattern applies. */
const kinds: { name: string; tables: RegExp; rule: string }[] = [
  { name: "jobs", tables: /^jobs$/, rule: `ended ${timeWords(doneJob)}, given up ${timeWords(deadJob)}` },
  { name: "sign-ins", tables: /^sessions$/, rule: "until they end" },
  {
    name: "drafts",
    tables: /^design_drafts$/,
    rule: `${timeWords(anonymousDraft)}, of an account ${timeWords(ownedDraft)}`,
  },
  { name: "letters", tables: /^(letters|alerts)$/, rule: `with the order, alerts ${timeWords(alert)}` },
  { name: "leads", tables: /^leads$/, rule: timeWords(lead) },
  { name: "calls to picture providers", tables: /^image_attempts$/, rule: "with the order" },
  {
    name: "the blog",
    tables: /^(blog_|picture_uses|slug_redirects|redirects)/,
    rule: `kept, deleted posts ${timeWords(trashedPost)}`,
  },
  { name: "orders, accounts and payments", tables: /./, rule: `unpaid ${daysWords(env.UNPAID_DAYS)}, else kept` },
];
const freePages = { name: "database: free pages", rule: "given back to the disk by the hour" };

/** Including indexes. One table at a time, since other processes wait meanwhile. */
export async function measureTables(client: Database.Database): Promise<SpaceKind[]> {
  if (isRemote(client)) return [];
  const trees = client
    .prepare<[], { name: string; tableName: string }>(
      "select name, tbl_name as tableName from sqlite_schema where rootpage > 0",
    )
    .all();
  const size = client
    .prepare("select coalesce(sum(pgsize), 0) from dbstat where name = ? and aggregate = true")
    .pluck();
  const bytes = new Map<string, number>();
  for (const { name, tableName } of trees) {
    const { name: kind } = kinds.find(({ tables }) => tables.test(tableName))!;
    bytes.set(kind, (bytes.get(kind) ?? 0) + Number(size.get(name)));
    await afterOthers();
  }
  const free = numberOf(client, "freelist_count") * numberOf(client, "page_size");
  return [
    ...kinds.map(({ name, rule }) => ({ name: `database: ${name}`, bytes: bytes.get(name) ?? 0, rule })),
    { ...freePages, bytes: free },
  ];
}

function numberOf(client: Database.Database, pragma: string): number {
  return client.prepare<[], number>(`PRAGMA ${pragma}`).pluck().get() ?? 0;
}
