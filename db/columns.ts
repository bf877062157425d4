import { customType, integer } from "drizzle-orm/sqlite-core";
import type { z } from "zod";

export const createdAt = () =>
  integer()
    .notNull()
    .$defaultFn(() => Date.now());

/** Raised by every update through Drizzle. */
export const updatedAt = () =>
  integer()
    .notNull()
    .$defaultFn(() => Date.now())
    .$onUpdateFn(() => Date.now());

export const id = () => integer().primaryKey({ autoIncrement: true });

/** As text, parsed by its schema on every read. @throws ZodError for anything else */
export function json<S extends z.ZodType>(schema: S) {
  return customType<{ data: z.output<S>; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => schema.parse(JSON.parse(text)),
  })();
}
