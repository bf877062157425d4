/** A file that a visitor sent, on disk until whoever received it deletes it. */
export interface ReceivedFile {
  /** Absolute path. */
  file: string;
  /** As the sender names it. */
  name: string;
  bytes: number;
}
