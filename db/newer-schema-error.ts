/** The program does not know what a newer version has written. */
export class NewerSchemaError extends Error {
  override readonly name = "NewerSchemaError";

  constructor() {
    super(
      "The database was written by a newer version of this program. Please update it, or node scripts/operate.mjs go-back.",
    );
  }
}
