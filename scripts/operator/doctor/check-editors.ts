import { existsSync } from "node:fs";
import { groupWords, namedEditorWords } from "#app/domain/accounts/no-editor-reason.ts";
import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import { env } from "#app/settings/env.server.ts";
import { countApplied, countKnown } from "#db/applied-migrations.server.ts";
import { databaseFile } from "#db/database-file.ts";

const check = "editors";

/** Who is named, and why someone is no editor nevertheless. Reads only, and creates no database. */
export async function checkEditors(): Promise<Finding[]> {
  const { ADMIN_EMAILS: emails, OIDC_EDITORS_GROUP: group } = env;
  if (emails.length === 0 && group === undefined) {
    const found = "every signed-in user may edit the blog; /admin/operation is closed";
    return [{ check, status: "note", found, advice: "Set ADMIN_EMAILS." }];
  }
  const named = [emails.length > 0 ? `${emails.length} named in ADMIN_EMAILS` : "", group ? `group ${group}` : ""];
  const findings: Finding[] = [{ check, status: "ok", found: named.filter(Boolean).join(", ") }];
  return [...findings, ...(await findMissingEditors(group))];
}

async function findMissingEditors(group: string | undefined): Promise<Finding[]> {
  if (!env.DATABASE_URL && !existsSync(databaseFile(env.DATA_DIR))) return [];
  const { db } = await import("#db/client.server.ts");
  // Before npm start has applied them, columns are missing.
  if (countApplied(db.$client) < countKnown()) return [];
  const { countGroupMembers, listNamedEditors } = await import("#app/domain/accounts/is-editor.server.ts");
  const missing = listNamedEditors().filter(({ state }) => state !== "editor");
  const members = group === undefined ? undefined : countGroupMembers(group);
  return [
    ...missing.map((editor) => note(`${editor.email} ${namedEditorWords(editor)}`)),
    ...(members && members.members === 0 ? [note(`group ${group}: ${groupWords(members)}`)] : []),
  ];
}

function note(found: string): Finding {
  return { check, status: "note", found };
}
