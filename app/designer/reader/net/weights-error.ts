/** The net's file is missing, damaged, or not one that this program can read. */
export class WeightsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WeightsError";
  }
}
