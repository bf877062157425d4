/** On disk until its receiver deletes it. */
export interface ReceivedFile {
  /** Absolute path. */
  file: string;
  /** As the sender names it. */
  name: string;
  /** An anonymous visitor's queue: the client's address, or its network's. */
  sentBy?: string;
}
