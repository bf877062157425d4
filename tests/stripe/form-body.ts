export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormBody = { [name: string]: FormValue };

/** Reads Stripe's request bodies: urlencoded with nested names, `a[b][c]=` for objects and `a[0][b]=` for lists. */
export function readFormBody(text: string): FormBody {
  const body: FormBody = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [name.split("[", 1)[0]!, ...[...name.matchAll(/\[([^\]]*)\]/g)].map((part) => part[1]!)];
    let at: Record<string, FormValue> = body;
    for (const step of path.slice(0, -1)) {
      at[step] ??= Object.create(null) as FormBody;
      at = at[step] as Record<string, FormValue>;
    }
    at[path.at(-1)!] = value;
  }
  return withLists(body) as FormBody;
}

/** The text at a path such as "payment_intent_data.metadata.requestId". */
export function textAt(body: FormValue | undefined, path: string): string | undefined {
  let at: FormValue | undefined = body;
  for (const step of path.split(".")) at = typeof at === "object" ? (at as FormBody)[step] : undefined;
  return typeof at === "string" ? at : undefined;
}

export function textsAt(body: FormBody, name: string): Record<string, string> {
  const found = body[name];
  return typeof found === "object" && !Array.isArray(found) ? (found as Record<string, string>) : {};
}

function withLists(value: FormValue): FormValue {
  if (typeof value === "string") return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
