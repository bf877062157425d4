import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { log } from "#app/logging/log.server.ts";
import { type AppDatabase, db, type Transaction } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { shopSettings } from "#db/schema.ts";

/** Settings that the operator changes at the desk and that apply from the next page on, in every process. */
export interface ShopPart<Value> {
  read(): Value;
  save(value: Value, within?: Transaction | AppDatabase): void;
}

/**
 * @param part the row's key
 * @param initial until the operator saves something, and while the stored row is damaged: the shop goes on
 */
export function defineShopPart<Schema extends z.ZodType>(
  part: string,
  schema: Schema,
  initial: z.output<Schema>,
): ShopPart<z.output<Schema>> {
  let reported: string | undefined;
  return {
    read() {
      const stored = partRow(db).get({ part })?.value;
      if (stored === undefined) return initial;
      const value = schema.safeParse(parseJson(stored));
      if (value.success) return value.data;
      if (reported !== stored) log.warn({ part }, "damaged row of shop_settings: its initial values are used");
      reported = stored;
      return initial;
    },
    save(value, within = db) {
      const set = { value: JSON.stringify(schema.parse(value)) };
      within
        .insert(shopSettings)
        .values({ part, ...set })
        .onConflictDoUpdate({ target: shopSettings.part, set })
        .run();
    },
  };
}

const partRow = prepared((db) =>
  db
    .select({ value: shopSettings.value })
    .from(shopSettings)
    .where(eq(shopSettings.part, sql.placeholder("part")))
    .prepare(),
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
