import { readDate } from "../front-matter/read-date.ts";

export interface LiquidNames {
  valueOf(name: string): string | undefined;
}

type Filter = (value: string, first: string, second: string) => string | undefined;

/** They change how it is written in HTML or where it leads from; here that is Markdown's and the importer's. */
const quiet =
  /^(?:relative_url|absolute_url|escape|escape_once|strip|strip_newlines|markdownify|markdown|uri_escape|cgi_escape|url_encode|xml_escape|smartify|relURL|absURL|asset_path|url|safe|htmlBaseUrl)$/;

const filters: Record<string, Filter> = {
  prepend: (value, start) => start + value,
  append: (value, end) => value + end,
  remove: (value, part) => value.replaceAll(part, ""),
  replace: (value, part, other) => value.replaceAll(part, other),
  replace_first: (value, part, other) => value.replace(part, () => other),
  date: dateInWords,
  date_to_string: (value) => dateInWords(value, "%d %b %Y"),
  date_to_long_string: (value) => dateInWords(value, "%d %B %Y"),
  upcase: (value) => value.toUpperCase(),
  downcase: (value) => value.toLowerCase(),
  capitalize: (value) => value.charAt(0).toUpperCase() + value.slice(1),
  strip_html: (value) => value.replace(/<[^>]*>/g, ""),
};

/** `{{ site.img_path | append: "/a.jpg" | relative_url }}`; undefined when a name or filter is unknown. */
export function evaluate(expression: string, names: LiquidNames, assigned: Map<string, string>): string | undefined {
  const [first = "", ...applied] = splitOutsideQuotes(expression, "|");
  const read = (term: string): string | undefined => {
    const [, , literal] = /^(["'])([\s\S]*)\1$/.exec(term) ?? [];
    if (literal !== undefined) return literal;
    if (/^-?\d+(?:\.\d+)?$/.test(term)) return term;
    if (/^(?:site\.(?:baseurl|url|github\.url|root)|base_?path)$/i.test(term)) return "";
    const [, path] = /^get_url\(\s*path\s*=\s*(.+?)\s*\)$/.exec(term) ?? [];
    return path === undefined ? (assigned.get(term) ?? names.valueOf(term)) : read(path);
  };
  let value = read(first);
  for (const filter of applied) {
    const [, name = "", colon, brackets] = /^(\w+)\s*(?::\s*([\s\S]*)|\(([\s\S]*)\))?$/.exec(filter) ?? [];
    const written = splitOutsideQuotes(colon ?? brackets?.replace(/^value\s*=\s*/, "") ?? "", ",");
    const given = written.map(read);
    if (name === "default") value ||= given[0];
    else if (value === undefined || given.includes(undefined)) return undefined;
    else if (!quiet.test(name)) value = filters[name]?.(value, given[0] ?? "", given[1] ?? "");
  }
  return value;
}

/** Of `{% if %}`: words given or compared; undefined when one is unknown. */
export function holds(condition: string, read: (expression: string) => string | undefined): boolean | undefined {
  const either = condition.split(/\s+or\s+/).map((part) => part.split(/\s+and\s+/).map((one) => holdsOne(one, read)));
  if (either.flat().includes(undefined)) return undefined;
  return either.some((all) => all.every(Boolean));
}

function holdsOne(condition: string, read: (expression: string) => string | undefined): boolean | undefined {
  const [, not, rest = ""] = /^\s*(not\s+)?([\s\S]*?)\s*$/.exec(condition) ?? [];
  const [, left = rest, sign, right = ""] =
    /^(\S+|"[^"]*")\s*(==|!=|\bcontains\b|\bis\b|\bin\b|[<>]=?)\s*([\s\S]+)$/.exec(rest) ?? [];
  const [a, b] = [read(left), right === "" || sign === "is" ? "" : read(right)];
  if (a === undefined || b === undefined || sign === "in" || /^[<>]/.test(sign ?? "")) return undefined;
  const isGiven = a !== "" && a !== "false";
  const other = /^(?:nil|null|blank|empty|false)$/.test(right) ? "" : b;
  const is = sign === "==" ? a === other : sign === "!=" ? a !== other : sign === "contains" ? a.includes(b) : isGiven;
  return not ? !is : is;
}

function dateInWords(value: string, pattern: string): string | undefined {
  const day = readDate(value);
  if (!day) return undefined;
  const { year, month, day: date, hour, minute, second } = day;
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en", { timeZone: "UTC", ...options }).format(Date.UTC(year, month - 1, date));
  const two = (number: number) => String(number).padStart(2, "0");
  const parts: Record<string, string> = {
    ...{ Y: String(year), y: two(year % 100), m: two(month), "-m": String(month), d: two(date), "-d": String(date) },
    ...{ e: String(date), H: two(hour), M: two(minute), S: two(second), F: `${year}-${two(month)}-${two(date)}` },
    ...{ B: words({ month: "long" }), b: words({ month: "short" }) },
    ...{ A: words({ weekday: "long" }), a: words({ weekday: "short" }) },
  };
  const isKnown = [...pattern.matchAll(/%(-?\w)/g)].every(([, name = ""]) => parts[name] !== undefined);
  return isKnown ? pattern.replace(/%(-?\w)/g, (_, name: string) => parts[name] ?? "") : undefined;
}

function splitOutsideQuotes(text: string, sign: "|" | ","): string[] {
  const parts = text.match(sign === "|" ? /(?:"[^"]*"|'[^']*'|[^|"'])+/g : /(?:"[^"]*"|'[^']*'|[^,"'])+/g);
  return (parts ?? []).map((part) => part.trim());
}
