import { StoreUnreachableError } from "#app/disk/store-unreachable.ts";

/** Or does not answer in time. */
export class DatabaseUnreachableError extends StoreUnreachableError {
  override readonly name = "DatabaseUnreachableError";
  /** Perhaps only the answer was lost. */
  readonly mayBeWritten: boolean;
  readonly #reason: string;

  constructor(reason: string, mayBeWritten: boolean) {
    super(`The database server does not answer: ${reason}`);
    this.mayBeWritten = mayBeWritten;
    this.#reason = reason;
  }

  /** For a request that writes nothing before a commit. */
  withoutWriting(): DatabaseUnreachableError {
    return new DatabaseUnreachableError(this.#reason, false);
  }
}

/** A statement's error from the server, with SQLite's codes as better-sqlite3 has them. */
export class RemoteStatementError extends Error {
  override readonly name = "SqliteError";
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** A failed transaction may have been committed: what belongs to it must not be deleted then. */
export function mayBeWritten(error: unknown): boolean {
  if (error instanceof DatabaseUnreachableError) return error.mayBeWritten;
  return error instanceof Error && mayBeWritten(error.cause);
}

/** The server was down: the same may be tried again. */
export function isSurelyUnwritten(error: unknown): boolean {
  return error instanceof DatabaseUnreachableError && !error.mayBeWritten;
}
