/** Who asks for work in a picture process. Whoever has an account is known; everybody else is a visitor. */
export interface Asker {
  /** Same name, same queue: an account, a client's address, or a part of the program. */
  name: string;
  kind: "known" | "visitor";
}

interface Bounds {
  /** Of one asker at once, the running one included. */
  ofOne: number;
  /** Of all askers of the kind. */
  ofAll: number;
}

/** As long a queue as somebody at the screen can wait for; of visitors, whose photos take a second, half as many. */
const bounds: Record<Asker["kind"], Bounds> = { known: { ofOne: 16, ofAll: 16 }, visitor: { ofOne: 2, ofAll: 8 } };

interface Queue {
  asker: Asker;
  /** Wake whoever waits, in the order of their coming. */
  waiting: (() => void)[];
}

/**
 * Lets one after the other work: visitors and known people by turns, and within each kind one asker after the other, so that
 * however many somebody sends, everybody else is next but one. Queues are short: who would wait too long is refused.
 */
export class FairLine {
  /** Of each kind, whose turn is next first. */
  readonly #queues: Record<Asker["kind"], Map<string, Queue>> = { known: new Map(), visitor: new Map() };
  #working: Asker | undefined;
  #lastKind: Asker["kind"] = "visitor";

  /** Resolves when it is the asker's turn; `leave` ends it. Undefined when too many wait: there is no turn then. */
  enter(asker: Asker): Promise<void> | undefined {
    const { ofOne, ofAll } = bounds[asker.kind];
    if (this.#countOf(asker.kind, asker.name) >= ofOne || this.#countOf(asker.kind) >= ofAll) return undefined;
    if (!this.#working) {
      this.#begin(asker);
      return Promise.resolve();
    }
    const queues = this.#queues[asker.kind];
    const queue = queues.get(asker.name) ?? { asker, waiting: [] };
    queues.set(asker.name, queue);
    return new Promise((resolve) => queue.waiting.push(resolve));
  }

  /** The working one is done: the next begins. */
  leave(): void {
    this.#working = undefined;
    const order = this.#lastKind === "known" ? (["visitor", "known"] as const) : (["known", "visitor"] as const);
    for (const kind of order) {
      const [queue] = this.#queues[kind].values();
      if (!queue) continue;
      const next = queue.waiting.shift();
      // Whoever has had a turn stands behind the others.
      this.#queues[kind].delete(queue.asker.name);
      if (queue.waiting.length > 0) this.#queues[kind].set(queue.asker.name, queue);
      this.#begin(queue.asker);
      next?.();
      return;
    }
  }

  #begin(asker: Asker): void {
    this.#working = asker;
    this.#lastKind = asker.kind;
  }

  #countOf(kind: Asker["kind"], name?: string): number {
    const isMeant = (asker: Asker) => asker.kind === kind && (name === undefined || asker.name === name);
    const queues = [...this.#queues[kind].values()].filter(({ asker }) => isMeant(asker));
    const waiting = queues.reduce((sum, queue) => sum + queue.waiting.length, 0);
    return waiting + (this.#working && isMeant(this.#working) ? 1 : 0);
  }
}
