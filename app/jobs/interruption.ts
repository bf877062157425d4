/** Like an AbortController, but the signal is created on first use: most jobs end without anything reading it. */
export class Interruption {
  #controller: AbortController | undefined;
  #reason: Error | undefined;
  #reject: (reason: Error) => void = () => {};

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#reason) this.#controller.abort(this.#reason);
    return this.#controller.signal;
  }

  interrupt(reason: Error): void {
    this.#reason ??= reason;
    this.#controller?.abort(this.#reason);
    this.#reject(this.#reason);
  }

  /** Settles with the work, or rejects on interruption. */
  orOver<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      if (this.#reason) reject(this.#reason);
      work.then(resolve, reject);
    });
  }
}
