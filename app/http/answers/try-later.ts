/**
 * Thrown at the edge where nothing is wrong with a request but its moment: too many (429), somebody else is writing (503), no
 * room (507). The answer gives back whatever was typed.
 */
export class TryLater extends Error {
  override readonly name = "TryLater";
  readonly status: 429 | 503 | 507;

  /** @param message the words for the person */
  constructor(status: 429 | 503 | 507, message: string) {
    super(message);
    this.status = status;
  }
}
