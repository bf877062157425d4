import { fromHrana, type StatementResult } from "./hrana.ts";

/** better-sqlite3's interface. */
export class RemoteStatement {
  /** Only the server knows whether a statement returns rows. */
  readonly reader = true;
  readonly source: string;
  readonly #execute: (args: unknown[]) => StatementResult;
  #shape: "objects" | "arrays" | "values" = "objects";

  constructor(source: string, execute: (args: unknown[]) => StatementResult) {
    this.source = source;
    this.#execute = execute;
  }

  raw(wanted = true): this {
    this.#shape = wanted ? "arrays" : "objects";
    return this;
  }

  pluck(wanted = true): this {
    this.#shape = wanted ? "values" : "objects";
    return this;
  }

  run(...args: unknown[]): { changes: number; lastInsertRowid: number } {
    const { affected_row_count, last_insert_rowid } = this.#execute(args);
    return { changes: affected_row_count, lastInsertRowid: Number(last_insert_rowid ?? 0) };
  }

  get(...args: unknown[]): unknown {
    return this.all(...args)[0];
  }

  all(...args: unknown[]): unknown[] {
    const { cols, rows } = this.#execute(args);
    const names = cols.map(({ name }) => name ?? "");
    return rows.map((row) => {
      const values = row.map(fromHrana);
      if (this.#shape === "arrays") return values;
      return this.#shape === "values" ? values[0] : Object.fromEntries(names.map((name, at) => [name, values[at]]));
    });
  }
}
