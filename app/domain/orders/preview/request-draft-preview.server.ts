import { randomInt } from "node:crypto";
import { and, isNull } from "drizzle-orm";
import { whenWritable } from "#db/busy.server.ts";
import { inTransaction } from "#db/client.server.ts";
import { designDrafts, previews } from "#db/schema.ts";
import { anonymousDraft } from "../draft/find-draft.server.ts";
import { requestPreview } from "./previews.server.ts";

/** Of a visitor, who has had too many unless it is `allowed`. */
export async function requestDraftPreview(draftId: number, allowed: boolean): Promise<void> {
  await whenWritable(() =>
    inTransaction((tx) => {
      const unseeded = and(anonymousDraft(draftId), isNull(designDrafts.seed));
      tx.update(designDrafts)
        .set({ seed: randomInt(2 ** 31) })
        .where(unseeded)
        .run();
      if (allowed) requestPreview(tx, { draftId }, null);
      else tx.insert(previews).values({ draftId, status: "limited" }).run();
    }),
  );
}
