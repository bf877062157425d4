/** One line of the operator's overview. Safe in the browser. */
export interface Light {
  name: string;
  /** good: nothing to do. look: works, and somebody should know. bad: has to be mended. */
  state: "good" | "look" | "bad";
  words: string;
  /** The page that says more, below /admin/operation. */
  to: string;
}

const hourMs = 3_600_000;
const gigabyte = 1024 ** 3;

/** A job that is due for so long: nobody works, or there is more work than hands. */
export const lateJobMs = hourMs / 2;
/** One night was missed, and half a day passed in which somebody could have noticed. */
export const oldBackupMs = 36 * hourMs;
/** What should be free on the disk of the data, and what must be. */
export const scarceBytes = 2 * gigabyte;
export const tooFewBytes = gigabyte / 4;
