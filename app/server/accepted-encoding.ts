export type Encoding = "br" | "gzip";

/** The best-compressing one of Accept-Encoding (RFC 9110, 12.5.3); weight 0 means not accepted. */
export function acceptedEncoding(header: string | null | undefined): Encoding | undefined {
  if (!header) return undefined;
  const known = answers.get(header);
  if (known !== undefined) return known ?? undefined;
  const encoding = readHeader(header);
  // Browsers send a handful of different headers; made-up ones are parsed each time.
  if (answers.size < rememberedAtMost) answers.set(header, encoding ?? null);
  return encoding;
}

const rememberedAtMost = 100;
const answers = new Map<string, Encoding | null>();

/** By name: `*` does not suffice. */
export function takesEncoding(header: string | undefined, name: string): boolean {
  return (weightsIn(header ?? "").get(name) ?? 0) > 0;
}

function readHeader(header: string): Encoding | undefined {
  const weights = weightsIn(header);
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : undefined;
}

function weightsIn(header: string): Map<string, number> {
  return new Map(
    header.split(",").map((part): [string, number] => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
}
