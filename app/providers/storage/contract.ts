/** Where pictures lie. Names are ours (letters, digits, dash, dot), never a person's. */
export interface Storage {
  /** Moves a finished file in, durably: when the promise resolves, a power cut cannot lose it. */
  keep(temporaryFile: string, name: string): Promise<void>;
  /** Absolute path for reading. The file may be missing. */
  fileOf(name: string): string;
  remove(name: string): Promise<void>;
}
