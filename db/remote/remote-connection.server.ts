import { asStatementError, type BatchResult, type HranaRequest, type StatementResult, toHrana } from "./hrana.ts";
import { DatabaseUnreachableError, RemoteStatementError } from "./remote-errors.ts";
import { RemoteServer, statementMs } from "./remote-server.server.ts";
import { RemoteStatement } from "./remote-statement.ts";

/** To take the write lock of a server that is busy with others' transactions, at least. */
const shortestLockMs = 250;

interface OpenTransaction {
  /** The pending BEGIN, which is sent with the first statement to save a round trip. */
  begin?: string;
  baton: string | null;
  /** The server lost the transaction, or the connection broke: nothing of it will be written. */
  lost?: DatabaseUnreachableError | RemoteStatementError;
}

/** For a statement outside of a transaction. */
const aloneStream = () => ({ baton: null });

/**
 * The part of better-sqlite3's interface that Drizzle and we use: synchronous, each call bounded in time. Always the
 * primary, so that no read is stale.
 */
export class RemoteConnection {
  lockPatienceMs = statementMs;
  readonly #server: RemoteServer;
  #open: OpenTransaction | undefined;

  constructor(url: string, token?: string) {
    this.#server = new RemoteServer(url, token);
  }

  get inTransaction(): boolean {
    return this.#open !== undefined;
  }

  prepare(sql: string): RemoteStatement {
    return new RemoteStatement(sql, (args) => this.execute(sql, args));
  }

  /** Separated by semicolons; outside of a transaction each statement is its own. */
  exec(sql: string): void {
    const request: HranaRequest = { type: "sequence", sql };
    if (!this.#open) this.#server.ask(aloneStream(), [request, { type: "close" }], { mayWrite: true });
    else {
      if (this.#open.begin) this.execute("select 1", []);
      this.#continue(request);
    }
  }

  execute(sql: string, args: unknown[]): StatementResult {
    const stmt = { sql, args: args.map(toHrana) };
    if (this.#open?.lost) throw this.#open.lost;
    if (!this.#open) {
      const [result] = this.#askAlone({ type: "execute", stmt }, isReading(sql));
      return result as StatementResult;
    }
    if (this.#open.begin) return this.#beginWith(this.#open, this.#open.begin, stmt);
    return this.#continue({ type: "execute", stmt }) as StatementResult;
  }

  /** Like better-sqlite3's: a function with variants of each kind. */
  transaction<A extends unknown[], T>(work: (...args: A) => T) {
    const run =
      (mode: string) =>
      (...args: A) =>
        this.#transact(mode, () => work(...args));
    return Object.assign(run("DEFERRED"), {
      deferred: run("DEFERRED"),
      immediate: run("IMMEDIATE"),
      exclusive: run("IMMEDIATE"),
    });
  }

  /** Per statement: for programs that may block, never for one that answers requests. */
  takeTime(ms: number): void {
    this.#server.longestMs = ms;
    this.lockPatienceMs = ms;
  }

  close(): void {
    this.#server.close();
  }

  #transact<T>(mode: string, work: () => T): T {
    this.#open = { begin: `BEGIN ${mode}`, baton: null };
    let result: T;
    try {
      result = work();
    } catch (error) {
      this.#rollBack();
      throw error;
    }
    this.#commit();
    return result;
  }

  #beginWith(open: OpenTransaction, begin: string, stmt: { sql: string }): StatementResult {
    const steps = [{ stmt: { sql: begin } }, { condition: { type: "ok" as const, step: 0 }, stmt }];
    const ms = Math.max(shortestLockMs, this.lockPatienceMs);
    const { step_results, step_errors } = this.#orLost(open, () => {
      const [result] = this.#server.ask(open, [{ type: "batch", batch: { steps } }], { ms, waitsForLock: true });
      return result as BatchResult;
    });
    if (step_errors[0]) throw this.#lose(open, asStatementError(step_errors[0]));
    open.begin = undefined;
    if (step_errors[1]) throw asStatementError(step_errors[1]);
    return step_results[1]!;
  }

  #continue(request: HranaRequest): unknown {
    const open = this.#open!;
    return this.#orLost(open, () => this.#server.ask(open, [request], {}))[0];
  }

  /** Within a transaction nothing is written before its commit, whatever happens to it. */
  #orLost<T>(open: OpenTransaction, ask: () => T): T {
    try {
      return ask();
    } catch (error) {
      if (error instanceof DatabaseUnreachableError) throw this.#lose(open, error.withoutWriting());
      if (error instanceof RemoteStatementError && error.code === "SQLITE_BUSY") throw this.#lose(open, error);
      throw error;
    }
  }

  #lose<E extends DatabaseUnreachableError | RemoteStatementError>(open: OpenTransaction, error: E): E {
    open.lost = error;
    return error;
  }

  #commit(): void {
    const open = this.#open!;
    this.#open = undefined;
    if (open.lost) throw open.lost;
    if (open.begin) return;
    const commit: HranaRequest = { type: "execute", stmt: { sql: "COMMIT" } };
    this.#server.ask(open, [commit, { type: "close" }], { mayWrite: true });
  }

  #rollBack(): void {
    const open = this.#open!;
    this.#open = undefined;
    if (open.lost || open.begin) return;
    try {
      this.#server.ask(open, [{ type: "execute", stmt: { sql: "ROLLBACK" } }, { type: "close" }], {});
    } catch {
      // The server rolls an abandoned transaction back by itself.
    }
  }

  #askAlone(request: HranaRequest, isRead: boolean): unknown[] {
    const ask = () => this.#server.ask(aloneStream(), [request, { type: "close" }], { mayWrite: !isRead });
    try {
      return ask();
    } catch (error) {
      // A restarted server has closed our connection; a second one shows whether it is up.
      if (isRead && error instanceof DatabaseUnreachableError) return ask();
      throw error;
    }
  }
}

function isReading(sql: string): boolean {
  return /^\s*(select|pragma|explain)\b/i.test(sql);
}
