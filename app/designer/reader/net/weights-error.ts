/** The net's file is missing, damaged, or unsupported. */
export class WeightsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WeightsError";
  }
}
