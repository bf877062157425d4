import { setImmediate as afterOthers } from "node:timers/promises";

/** Gathers what comes in one turn of the event loop, and does it together: what costs a sync to disk costs one for all. */
export class Together<Item> {
  readonly #work: (items: Item[]) => Promise<void>;
  #items: Item[] = [];
  #turn: Promise<void> | undefined;

  constructor(work: (items: Item[]) => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when the work on the item, and on those that came with it, is done. */
  add(item: Item): Promise<void> {
    this.#items.push(item);
    this.#turn ??= this.#workAll();
    return this.#turn;
  }

  async #workAll(): Promise<void> {
    await afterOthers();
    const items = this.#items;
    this.#items = [];
    this.#turn = undefined;
    await this.#work(items);
  }
}
