/** Without anything that the client sent. */
export interface DescribedError {
  type: string;
  code?: string;
  /** Only for errors whose messages are known to contain nothing that was sent. */
  message?: string;
  /** Innermost first. */
  stack?: string[];
  cause?: DescribedError;
}

/**
 * Libraries repeat what they could not read (a file name, an address, the values of a statement), so a message is kept
 * only where the database, the operating system or the JavaScript engine wrote it.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = "", code, syscall, cause } = error as NodeJS.ErrnoException;
  const isPlain = name === "SqliteError" || typeof syscall === "string" || ofTheEngine.test(message);
  const places = placesIn(stack.startsWith(`${name}: ${message}`) ? stack.slice(name.length + message.length) : stack);
  return {
    type: asIdentifier(name) ?? "Error",
    ...(asIdentifier(code) ? { code } : {}),
    ...(isPlain ? { message: message.slice(0, 300) } : {}),
    ...(places.length > 0 ? { stack: places } : {}),
    ...(cause instanceof Error && depth < 4 ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

const ofTheEngine =
  /^(?:Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '\w{1,60}'\))?|[\w$.]{1,100} is not (?:a function|defined|iterable|a constructor)|Maximum call stack size exceeded|fetch failed)$/;

/** Class names and error codes; anything else could be sent text. */
function asIdentifier(text: unknown): string | undefined {
  return typeof text === "string" && /^\w{1,60}$/.test(text) ? text : undefined;
}

const placesAtMost = 10;

/**
 * Relative to the working folder, of the program itself and of Node only: a line that merely looks like a location
 * could have been sent.
 */
export function placesIn(text: string): string[] {
  const root = process.cwd();
  const places: string[] = [];
  for (const line of text.split("\n")) {
    const place =
      /^ {2,12}at ((?:[\w.$<>#]{1,80} ){0,3})\(?((?:file:\/\/|node:|\/)[\w@./+$-]{1,300}:\d{1,7}:\d{1,7})\)?/.exec(
        line,
      );
    const file = place?.[2]?.replace(/^file:\/\//, "");
    if (!place || !file || !(file.startsWith(`${root}/`) || file.startsWith("node:"))) continue;
    places.push(`${place[1]}${file.replace(`${root}/`, "")}`);
    if (places.length === placesAtMost) break;
  }
  return places;
}
