import { setImmediate as afterOthers } from "node:timers/promises";

/** By turns of the event loop, so that a sync to disk is paid once for all. */
export class Batcher<Item> {
  readonly #work: (items: Item[]) => Promise<void>;
  #items: Item[] = [];
  #turn: Promise<void> | undefined;

  constructor(work: (items: Item[]) => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when the batch that contains the item is done. */
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
