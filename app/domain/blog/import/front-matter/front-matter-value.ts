/** A value of a text's front matter. Dates stay texts. */
export type FrontMatterValue = string | number | boolean | null | FrontMatterValue[] | FrontMatter;
export interface FrontMatter {
  [name: string]: FrontMatterValue;
}

/** Front matter that cannot be read; the message names the line, counted from 1 within the front matter. */
export class FrontMatterError extends Error {
  constructor(line: number, message: string) {
    super(`line ${line} of the front matter: ${message}`);
    this.name = "FrontMatterError";
  }
}

/** Deeper than any theme's front matter; a reader that calls itself ends the process some thousand levels down. */
export const levelsAtMost = 20;
