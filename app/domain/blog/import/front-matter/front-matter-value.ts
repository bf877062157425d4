export type FrontMatterValue = string | number | boolean | null | FrontMatterValue[] | FrontMatter;
export interface FrontMatter {
  [name: string]: FrontMatterValue;
}

/** Invalid front matter; the message names the line, counted from 1 within the front matter. */
export class FrontMatterError extends Error {
  constructor(line: number, message: string) {
    super(`line ${line} of the front matter: ${message}`);
    this.name = "FrontMatterError";
  }
}

/** Deeper than any theme's front matter; unlimited recursion would end the process. */
export const levelsAtMost = 20;
