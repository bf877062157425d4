import { StoreAwayError } from "#app/disk/store-away.ts";

/** The database server cannot be reached, or does not answer in time. */
export class DatabaseAwayError extends StoreAwayError {
  override readonly name = "DatabaseAwayError";
  /** Whether what was asked may have been done all the same: the answer was lost, perhaps not the question. */
  readonly mayBeWritten: boolean;
  readonly #reason: string;

  constructor(reason: string, mayBeWritten: boolean) {
    super(`The database server does not answer: ${reason}`);
    this.mayBeWritten = mayBeWritten;
    this.#reason = reason;
  }

  /** The same of something that changes nothing before its end. */
  withoutWriting(): DatabaseAwayError {
    return new DatabaseAwayError(this.#reason, false);
  }
}

/** What the server says about a statement, with SQLite's codes as better-sqlite3 has them. */
export class RemoteStatementError extends Error {
  override readonly name = "SqliteError";
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Whether a transaction may have been committed although it failed: what belongs to it must not be taken away then. */
export function mayBeWritten(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return error.mayBeWritten;
  return error instanceof Error && mayBeWritten(error.cause);
}

/** Whether nothing was written because the server was away: the same may be tried again. */
export function isSurelyUnwritten(error: unknown): boolean {
  return error instanceof DatabaseAwayError && !error.mayBeWritten;
}
