export interface Light {
  name: string;
  state: "good" | "look" | "bad";
  words: string;
  to: string;
}

const hourMs = 3_600_000;
const gigabyte = 1024 ** 3;

/** A job due for so long means that no one works, or that there is too much work. */
export const lateJobMs = hourMs / 2;
/** One night was missed, and there was half a day to notice. */
export const oldBackupMs = 36 * hourMs;
/** Recommended and required free space on the data's disk. */
export const scarceBytes = 2 * gigabyte;
export const tooFewBytes = gigabyte / 4;
