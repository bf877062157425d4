import type { ReceivedFile } from "./received-file.ts";

/** Call `dispose` when done with the files. */
export interface ReceivedForm {
  /** Text fields, the first of each name; also present when the file was refused. */
  fields: Record<string, string>;
  /** All values of each name, for check boxes. */
  texts: FormData;
  /** The file, on disk; undefined when none was chosen, or it was refused. */
  file?: ReceivedFile;
  /** The files of the list's field, in order. */
  files: ReceivedFile[];
  /** Why the file, or one of the list, was refused: more than the permitted bytes, or too often. */
  fileProblem?: "too-large" | "too-many";
  /** Why nothing of the form could be read. */
  problem?: FormProblem;
  dispose(): Promise<void>;
}

/** not-multipart: another type, or compressed; interrupted: the client disconnected. */
export type FormProblem = "malformed" | "not-multipart" | "interrupted";
