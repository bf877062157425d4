/** A known account, or a visitor. */
export interface Asker {
  /** An account, a client's address, or a part of the program. */
  name: string;
  kind: "known" | "visitor";
}

interface Bounds {
  ofOne: number;
  ofAll: number;
}

/** As long a queue as a customer can wait for; half as long for visitors, whose photos take a second. */
const bounds: Record<Asker["kind"], Bounds> = { known: { ofOne: 16, ofAll: 16 }, visitor: { ofOne: 2, ofAll: 8 } };

interface Queue {
  asker: Asker;
  waiting: (() => void)[];
}

/**
 * One at a time: alternates between visitors and known people, and within each kind round-robin between askers, so that
 * no one waits for another's whole queue. Queues are short: work that would wait too long is refused.
 */
export class FairLine {
  /** By kind; the next asker comes first. */
  readonly #queues: Record<Asker["kind"], Map<string, Queue>> = { known: new Map(), visitor: new Map() };
  #working: Asker | undefined;
  #lastKind: Asker["kind"] = "visitor";

  /** `leave` ends the turn. Undefined when too many wait. */
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

  leave(): void {
    this.#working = undefined;
    const order = this.#lastKind === "known" ? (["visitor", "known"] as const) : (["known", "visitor"] as const);
    for (const kind of order) {
      const [queue] = this.#queues[kind].values();
      if (!queue) continue;
      const next = queue.waiting.shift();
      // After its turn an asker goes to the end of the line.
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
