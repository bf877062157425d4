import { migrateDatabase } from "#db/migrate.server.ts";

/** Brings the database of DATA_DIR to the newest schema, as a server's start does. */
migrateDatabase(String(process.env.DATA_DIR));
