export interface PartName {
  name: string;
  /** Undefined for a text field; empty for a file input in which no file was chosen. */
  fileName: string | undefined;
}

/** `name="…"` or `name=…`, with what comes before the next semicolon; browsers write a quotation mark as `%22` or `\"`. */
const parameterPattern = /;[ \t]*([\w!#$&+\-.^`|~*]+)=(?:"((?:\\"|[^"])*)"|([^\s;"]*))[ \t]*(?=;|$)/y;

/** Some programs write `filename*` for a name that is not ASCII, though RFC 7578 forbids it. */
const knownParameters = new Set(["name", "filename", "filename*"]);

/**
 * Content-Disposition as browsers write it (RFC 7578, 4.2; HTML's "multipart/form-data encoding algorithm"), each byte
 * as one character. Undefined unless there is exactly one and it names a field.
 */
export function readPartName(dispositions: readonly string[] = []): PartName | undefined {
  const [value, ...further] = dispositions;
  if (value === undefined || further.length > 0) return undefined;
  const parameters = readParameters(value);
  const name = decodeName(parameters?.get("name"));
  if (!parameters || !name) return undefined;
  const extended = parameters.get("filename*");
  const written = parameters.get("filename") ?? (extended === undefined ? undefined : decodeExtended(extended));
  if (written === undefined) return { name, fileName: undefined };
  const fileName = decodeName(written);
  return fileName === undefined ? undefined : { name, fileName };
}

function readParameters(value: string): Map<string, string> | undefined {
  const type = /^form-data[ \t]*/i.exec(value);
  if (!type) return undefined;
  const parameters = new Map<string, string>();
  parameterPattern.lastIndex = type[0].length;
  while (parameterPattern.lastIndex < value.length) {
    const [, key, quoted, plain] = parameterPattern.exec(value) ?? [];
    const known = key?.toLowerCase() ?? "";
    if (!knownParameters.has(known) || parameters.has(known)) return undefined;
    parameters.set(known, quoted?.replaceAll('\\"', '"') ?? plain ?? "");
  }
  return parameters;
}

/** RFC 8187: `UTF-8''` and percent-encoded bytes. */
function decodeExtended(value: string): string {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(value)?.[1];
  const bytes = encoded?.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return bytes ?? value;
}

const escapes: Record<string, string> = { "%0A": "\n", "%0D": "\r", "%22": '"' };

/** Undefined when it is absent or not UTF-8. */
function decodeName(bytes: string | undefined): string | undefined {
  if (bytes === undefined) return undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(bytes, "latin1"));
    return text.replace(/%0A|%0D|%22/gi, (escaped) => escapes[escaped.toUpperCase()]!);
  } catch {
    return undefined;
  }
}
