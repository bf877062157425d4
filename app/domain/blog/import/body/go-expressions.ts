export interface GoNames {
  positional: readonly string[];
  named: Readonly<Record<string, string>>;
  inner: string;
  dot: string;
  variables: ReadonlyMap<string, string>;
  valueOf(name: string): string | undefined;
}

const part = /"(?:[^"\\]|\\.)*"|`[^`]*`|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:\.\w+)*|[^\s()|"`]+|\|/g;
/** Of a picture among the post's files: it is known by its name. */
const ofPicture = /^(?:RelPermalink|Permalink|Resize|Fit|Fill|Process|Filter|String)$/;
const finds = /(?:^|\.)(?:[rR]esources\.(?:GetMatch|Get|GetRemote)|GetMatch)$/;
const asGiven =
  /^(?:(?:rel|abs)(?:Lang)?URL|safe\w+|html(?:Une|E)scape|string|markdownify|plainify|emojify|print|path\.Join|strings?\.TrimSpace|transform\.\w+|urls\.\w+|\$?\.Page\.RenderString|\.RenderString|anchorize)$/;

/** Of a shortcode's template in Hugo: a text, "" for what is not there, undefined for what only Hugo could compute. */
export function evaluateGo(expression: string, names: GoNames): string | undefined {
  let value: string | undefined;
  for (const segment of segmentsOf(expression.match(part) ?? [])) {
    const [first = "", ...rest] = segment;
    const values = rest.map((term) => termOf(term, names));
    const args = values.filter((term) => term !== undefined);
    if (args.length < values.length) return undefined;
    const given = value === undefined ? args : [...args, value];
    value = given.length === 0 ? termOf(first, names) : call(first, given, names);
    if (value === undefined) return undefined;
  }
  return value;
}

function segmentsOf(terms: string[]): string[][] {
  const segments: string[][] = [[]];
  for (const term of terms) {
    if (term === "|") segments.push([]);
    else segments.at(-1)?.push(term);
  }
  return segments;
}

function termOf(term: string, names: GoNames): string | undefined {
  if (/^["`]/.test(term)) return term.slice(1, -1).replace(/\\(["\\])/g, "$1");
  const [, inner, members = ""] = /^\(([\s\S]*)\)((?:\.\w+)*)$/.exec(term) ?? [];
  if (inner !== undefined) return memberOf(evaluateGo(inner, names), members);
  if (/^-?\d/.test(term) || term === "true") return term;
  if (term === "false" || term === "nil") return "";
  if (term === ".") return names.dot;
  if (term === ".Inner" || term === "$.Inner") return names.inner;
  if (/^\$?\.IsNamedParams$/.test(term)) return Object.keys(names.named).length > 0 ? "true" : "";
  if (/^\$?\.Params$/.test(term)) return "";
  const [, name] = /^\$?\.Params\.(\w+)$/.exec(term) ?? [];
  if (name) return names.named[name.toLowerCase()] ?? "";
  const [, variable = "", after = ""] = /^(\$\w+)((?:\.\w+)*)$/.exec(term) ?? [];
  if (variable) return memberOf(names.variables.get(variable), after);
  const [, site, field] = /^(?:\$?\.Page\.|\$?\.|\$?)(Site\.|site\.)?(?:Page\.)?(?:Params\.)?(\w+)$/.exec(term) ?? [];
  if (/^\.[A-Z]\w+$/.test(term) && ofPicture.test(term.slice(1))) return names.dot;
  if (field && /Permalink|BaseURL|^Ordinal$|^Name$|^Parent$/.test(field)) return "";
  return field ? names.valueOf(`${site ? "site" : "page"}.${field.toLowerCase()}`) : undefined;
}

function memberOf(value: string | undefined, members: string): string | undefined {
  const names = members.split(".").filter(Boolean);
  if (value === undefined || names.every((name) => ofPicture.test(name))) return value;
  return names.every((name) => /^(?:Width|Height|Title|Name|MediaType|Type|SubType)$/.test(name)) ? "" : undefined;
}

function call(name: string, args: string[], names: GoNames): string | undefined {
  const [first = "", second = "", third = ""] = args;
  const last = args.at(-1) ?? "";
  const truth = (holds: boolean) => (holds ? "true" : "");
  if (/^\$?\.Get$/.test(name))
    return (/^\d+$/.test(first) ? names.positional[Number(first)] : names.named[first.toLowerCase()]) ?? "";
  if (asGiven.test(name)) return last;
  if (finds.test(name)) return first;
  const [, variable = "", member = ""] = /^(\$\w+|\.)\.?(\w+)$/.exec(name) ?? [];
  if (variable && ofPicture.test(member)) return variable === "." ? names.dot : names.variables.get(variable);
  switch (name.replace(/^(?:strings|compare|fmt|collections)\./i, "").toLowerCase()) {
    case "default":
      return last || first;
    case "and":
      return args.find((arg) => arg === "") ?? last;
    case "or":
      return args.find((arg) => arg !== "") ?? last;
    case "not":
      return truth(first === "");
    case "eq":
      return truth(args.slice(1).includes(first));
    case "ne":
      return truth(first !== second);
    case "isset":
      return truth((/^\d+$/.test(second) ? names.positional[Number(second)] : names.named[second]) !== undefined);
    case "hasprefix":
      return truth(first.startsWith(second));
    case "hassuffix":
      return truth(first.endsWith(second));
    case "in":
    case "contains":
      return truth(first.includes(second));
    case "replace":
      return first.replaceAll(second, third);
    case "lower":
      return first.toLowerCase();
    case "upper":
      return first.toUpperCase();
    case "title":
    case "humanize":
      return first.charAt(0).toUpperCase() + first.slice(1);
    case "trim":
      return first.trim();
    case "printf":
      return args.slice(1).reduce((text, arg) => text.replace(/%[sdvq]/, () => arg), first);
  }
}
