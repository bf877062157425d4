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

/** Sets a field once: a name that is there twice is a mistake, and one of the language's own a trap. */
export function setField(fields: FrontMatter, name: string, value: FrontMatterValue, line: number): void {
  if (name === "__proto__") throw new FrontMatterError(line, `${name} is no name for a field`);
  if (Object.hasOwn(fields, name)) throw new FrontMatterError(line, `${name} is there twice`);
  fields[name] = value;
}
