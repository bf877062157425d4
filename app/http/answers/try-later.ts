/**
 * A request came at a bad time: too many (429), the database is locked (503), the disk is full (507). The answer
 * returns everything that was typed.
 */
export class TryLater extends Error {
  override readonly name = "TryLater";
  readonly status: 429 | 503 | 507;

  constructor(status: 429 | 503 | 507, message: string) {
    super(message);
    this.status = status;
  }
}
