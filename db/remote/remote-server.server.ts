import { asStatementError, type HranaRequest, type PipelineAnswer } from "./hrana.ts";
import { Line } from "./line.server.ts";
import { DatabaseAwayError, RemoteStatementError } from "./remote-errors.ts";

/** A statement holds up everybody else in this process; with the line's own grace this stays below a second. */
export const statementMs = 900;

interface HowToAsk {
  /** How long the answer may take. */
  ms?: number;
  /** Whether it may be long for another's transaction. */
  waitsForLock?: boolean;
  /** Whether something is written once it is done. */
  mayWrite?: boolean;
}

/** What a libSQL server says to what it is asked, as results or as the errors that SQLite would throw. */
export class RemoteServer {
  /** How long an answer may take where nobody says otherwise. */
  longestMs = statementMs;
  readonly #line: Line;

  constructor(url: string, token?: string) {
    this.#line = new Line(url.replace(/^libsql:/, "https:"), token);
  }

  /** @param stream goes on with the baton of each answer, also of one that tells an error */
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
      throw new DatabaseAwayError(`it answers ${status}`, true);
    } catch (error) {
      if (!(error instanceof DatabaseAwayError)) throw error;
      // Waiting for the lock in vain is what SQLite calls busy.
      if (how.waitsForLock && error.mayBeWritten) throw new RemoteStatementError("database is locked", "SQLITE_BUSY");
      throw how.mayWrite ? error : error.withoutWriting();
    }
  }

  close(): void {
    void this.#line.close();
  }
}

const refusedWords = "The database server lets nobody in with this DATABASE_AUTH_TOKEN.";
