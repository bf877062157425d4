import { RemoteStatementError } from "./remote-errors.ts";

/**
 * The used part of Hrana 3 over HTTP, the protocol of libSQL servers. Source:
 * https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md
 */
export type HranaValue =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string }
  | { type: "blob"; base64: string };

export interface HranaStatement {
  sql: string;
  args?: HranaValue[];
}

export type HranaRequest =
  | { type: "execute"; stmt: HranaStatement }
  | { type: "sequence"; sql: string }
  | { type: "batch"; batch: { steps: { condition?: { type: "ok"; step: number }; stmt: HranaStatement }[] } }
  | { type: "close" };

export interface HranaError {
  message: string;
  code?: string | null;
}

export interface StatementResult {
  cols: { name: string | null }[];
  rows: HranaValue[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
}

export interface BatchResult {
  step_results: (StatementResult | null)[];
  step_errors: (HranaError | null)[];
}

export type HranaResult =
  | { type: "ok"; response: { type: string; result: unknown } }
  | { type: "error"; error: HranaError };

export interface PipelineAnswer {
  baton: string | null;
  results: HranaResult[];
}

/** @throws TypeError for what SQLite has no value for, as better-sqlite3 does */
export function toHrana(value: unknown): HranaValue {
  if (value === null) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "bigint") return { type: "integer", value: String(value) };
  if (typeof value === "number") {
    return Number.isSafeInteger(value) ? { type: "integer", value: String(value) } : { type: "float", value };
  }
  if (value instanceof Uint8Array) return { type: "blob", base64: Buffer.from(value).toString("base64") };
  throw new TypeError(`A ${typeof value} cannot be bound: SQLite knows numbers, strings, bigints, buffers and null.`);
}

export function fromHrana(value: HranaValue): unknown {
  if (value.type === "null") return null;
  if (value.type === "integer") return Number(value.value);
  return value.type === "blob" ? Buffer.from(value.base64, "base64") : value.value;
}

/** Codes for an ended transaction, of which nothing was written. */
const endedCodes = /^(TRANSACTION_TIMEOUT|TRANSACTION_BUSY|STREAM_EXPIRED|STREAM_NOT_FOUND|BATON_\w+)$/;

/** SQLite's extended codes are not sent; its message implies them. */
export function asStatementError({ message, code }: HranaError): RemoteStatementError {
  const words = message.replace(/^SQLite (input )?error: /, "");
  if (endedCodes.test(code ?? "")) return new RemoteStatementError(words, "SQLITE_BUSY");
  const kind = /^(UNIQUE|FOREIGN KEY|NOT NULL|CHECK|PRIMARY KEY) constraint failed/.exec(words)?.[1];
  if (code === "SQLITE_CONSTRAINT" && kind) {
    return new RemoteStatementError(words, `SQLITE_CONSTRAINT_${kind.replace(" ", "")}`);
  }
  return new RemoteStatementError(words, code ?? "SQLITE_ERROR");
}
