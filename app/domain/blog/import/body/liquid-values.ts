export interface LiquidNames {
  valueOf(name: string): string | undefined;
}

const quiet =
  /^(?:relative_url|absolute_url|escape|escape_once|strip|strip_newlines|markdownify|uri_escape|cgi_escape|url_encode|xml_escape|smartify|prepend|append|default|remove|relURL|absURL|asset_path|url)$/;

/** `{{ site.img_path | append: "/a.jpg" | relative_url }}`; undefined when a name or filter is unknown. */
export function evaluate(expression: string, names: LiquidNames, assigned: Map<string, string>): string | undefined {
  const [first = "", ...filters] = splitOutsideQuotes(expression);
  const read = (term: string): string | undefined => {
    const literal = /^(["'])([\s\S]*)\1$/.exec(term.trim());
    if (literal) return literal[2];
    const name = term.trim();
    if (/^(?:site\.(?:baseurl|url|github\.url|root)|base_?path)$/i.test(name)) return "";
    return assigned.get(name) ?? names.valueOf(name);
  };
  let value = read(first);
  for (const filter of filters) {
    const [, name = "", argument] = /^\s*(\w+)\s*(?::\s*([\s\S]*))?$/.exec(filter) ?? [];
    if (!quiet.test(name)) return undefined;
    const given = argument === undefined ? undefined : read(argument.trim());
    if (name === "default") value = value || given;
    else if (value === undefined || (argument !== undefined && given === undefined)) return undefined;
    else if (name === "prepend") value = given + value;
    else if (name === "append") value += given;
    else if (name === "remove") value = value.split(given ?? "").join("");
  }
  return value;
}

function splitOutsideQuotes(text: string): string[] {
  return (text.match(/(?:"[^"]*"|'[^']*'|[^|"'])+/g) ?? []).map((part) => part.trim());
}
