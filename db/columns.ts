import { integer, text } from "drizzle-orm/sqlite-core";

/** Epoch milliseconds. */
export const createdAt = () =>
  integer()
    .notNull()
    .$defaultFn(() => Date.now());

/** Epoch milliseconds, raised by every update through Drizzle. */
export const updatedAt = () =>
  integer()
    .notNull()
    .$defaultFn(() => Date.now())
    .$onUpdateFn(() => Date.now());

export const id = () => integer().primaryKey({ autoIncrement: true });

export const json = <T>() => text({ mode: "json" }).$type<T>();
