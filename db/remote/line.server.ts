import { join } from "node:path";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { DatabaseUnreachableError } from "./remote-errors.ts";

const answers = 0;
const away = 1;
const graceMs = 60;
/** The thread starts in a tenth of a second; on a busy machine, in seconds. */
const startMs = 10_000;

interface Reply {
  id: number;
  status?: number;
  text?: string;
  failure?: string;
  wasSent?: boolean;
}

/**
 * A synchronous connection to a database server: a separate thread sends requests, and this one blocks meanwhile, for a bounded
 * time. After one timeout all calls fail at once, until the thread has had an answer again: so a server that is down costs a
 * second, not a second for each query.
 */
export class Line {
  readonly #port: MessagePort;
  readonly #signals = new Int32Array(new SharedArrayBuffer(8));
  readonly #thread: Worker;
  #lastId = 0;

  constructor(address: string, token?: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#thread = new Worker(join(process.cwd(), "db", "remote", "line-thread.mjs"), {
      workerData: { port: port2, signals: this.#signals, address, token },
      transferList: [port2],
      execArgv: [],
    });
    this.#thread.unref();
    this.#port.unref();
    Atomics.wait(this.#signals, answers, 0, startMs);
  }

  /**
   * @param ms how long the answer may take; this thread blocks for a little longer at most
   * @param isSilenceUsual whether a late answer may have another reason than a server that is down
   * @throws DatabaseUnreachableError
   */
  ask(body: string, ms: number, isSilenceUsual = false): { status: number; text: string } {
    if (Atomics.load(this.#signals, away) === 1)
      throw new DatabaseUnreachableError("it is asked again meanwhile.", false);
    const id = ++this.#lastId;
    this.#port.postMessage({ id, body, until: Date.now() + ms });
    const reply = this.#waitFor(id, ms + graceMs);
    if (reply?.status !== undefined) return { status: reply.status, text: reply.text ?? "" };
    const isSilent = !reply || /timeout|aborted/i.test(reply.failure ?? "");
    if (isSilent && !isSilenceUsual) this.#leaveAlone();
    throw new DatabaseUnreachableError(reply?.failure ?? "no answer in time.", reply?.wasSent ?? true);
  }

  #waitFor(id: number, ms: number): Reply | undefined {
    const giveUpAt = performance.now() + ms;
    while (true) {
      const seen = Atomics.load(this.#signals, answers);
      const received = receiveMessageOnPort(this.#port)?.message as Reply | undefined;
      if (received?.id === id) return received;
      // A late answer belongs to a request that was given up.
      if (received) continue;
      const left = giveUpAt - performance.now();
      if (left <= 0) return undefined;
      Atomics.wait(this.#signals, answers, seen, left);
    }
  }

  #leaveAlone(): void {
    Atomics.store(this.#signals, away, 1);
    this.#port.postMessage({ probe: true });
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }
}
