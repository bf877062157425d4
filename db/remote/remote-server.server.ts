import { asStatementError, type HranaRequest, type PipelineAnswer } from "./hrana.ts";
import { Line } from "./line.server.ts";
import { DatabaseUnreachableError, RemoteStatementError } from "./remote-errors.ts";

/** A statement blocks this process; with the line's grace period this stays below a second. */
export const statementMs = 900;

interface HowToAsk {
  ms?: number;
  /** Whether it may take long because of another's transaction. */
  waitsForLock?: boolean;
  mayWrite?: boolean;
}

/** Returns results or throws the errors that SQLite would throw. */
export class RemoteServer {
  longestMs = statementMs;
  readonly #line: Line;

  constructor(url: string, token?: string) {
    this.#line = new Line(url.replace(/^libsql:/, "https:"), token);
  }

  /** @param stream continues with the baton of each answer, also of one with an error */
  ask(stream: { baton: string | null }, requests: HranaRequest[], how: HowToAsk): unknown[] {
    const { mayWrite = false, waitsForLock = false, ms = this.longestMs } = how;
    const body = JSON.stringify({ baton: stream.baton, requests });
    const answer = this.#askLine(body, { ms, waitsForLock, mayWrite });
    stream.baton = answer.baton;
    return answer.results.map((result) => {
      if (result.type === "error") throw asStatementError(result.error);
      return result.response.result;
    });
  }

  #askLine(body: string, how: Required<HowToAsk>): PipelineAnswer {
    try {
      const { status, text } = this.#line.ask(body, how.ms, how.waitsForLock);
      if (status < 300) return JSON.parse(text) as PipelineAnswer;
      if (status === 401 || status === 403) throw new RemoteStatementError(refusedWords, "SQLITE_AUTH");
      if (status < 500) throw asStatementError(JSON.parse(text));
      throw new DatabaseUnreachableError(`it answers ${status}`, true);
    } catch (error) {
      if (!(error instanceof DatabaseUnreachableError)) throw error;
      // SQLite calls an unsuccessful wait for the lock busy.
      if (how.waitsForLock && error.mayBeWritten) throw new RemoteStatementError("database is locked", "SQLITE_BUSY");
      throw how.mayWrite ? error : error.withoutWriting();
    }
  }

  close(): void {
    void this.#line.close();
  }
}

const refusedWords = "The database server lets nobody in with this DATABASE_AUTH_TOKEN.";
