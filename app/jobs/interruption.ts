/**
 * Ends a job's work early, as an AbortController does. Its signal is made when it is first asked for: most jobs are over before
 * anything could end them, and look at none.
 */
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

  /** Settles as the work does, and rejects at the latest when it is interrupted, whatever the work does. */
  orOver<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      if (this.#reason) reject(this.#reason);
      work.then(resolve, reject);
    });
  }
}
