/** A fault as a tired engineer might make it. The tests named must see it. */
export interface Mutant {
  /** Unique, `area-what`. */
  name: string;
  /** In words: what would be wrong for whom. */
  breaks: string;
  /** Path from the root. */
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  replacement: string;
  /** What Vitest is to run: files or folders, the fewest that should see it. */
  tests: readonly string[];
}
