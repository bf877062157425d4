// Forms as a browser without scripts reads and sends them. Reads the HTML of our own pages, not any HTML. Separate from
// plain-browser.mjs: the tool that detects changes in pages must not change with them.

/**
 * The first form that has every named field, and the button.
 * @param names field names
 * @param button `[name, value]` of the one that is pressed, if it matters
 * @returns its address, encoding, and fields as a browser would send them untouched; undefined when there is none
 */
export function findForm(html, names, button) {
  for (const [, attributes, inside] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
    const fields = readFields(inside);
    if (!names.every((name) => fields.some((field) => field.name === name))) continue;
    const pressed = button && findButton(inside, button);
    if (button && !pressed) continue;
    return {
      action: (pressed && attribute(pressed, "formaction")) ?? attribute(attributes, "action") ?? "",
      multipart: attribute(attributes, "enctype") === "multipart/form-data",
      sent: fields.filter((field) => field.counts).map(({ name, value }) => [name, value]),
    };
  }
  return undefined;
}

/** The values of the page's inputs and buttons of a name, in order. */
export function valuesOf(html, name) {
  return [...html.matchAll(/<(?:input|button)\b([^>]*)>/g)]
    .filter(([, attributes]) => attribute(attributes, "name") === name)
    .map(([, attributes]) => attribute(attributes, "value") ?? "");
}

/** The text of a piece of HTML without its entities. */
export function decode(text) {
  const named = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, entity) => {
    if (!entity.startsWith("#")) return named[entity.toLowerCase()] ?? whole;
    const hex = entity[1].toLowerCase() === "x";
    return String.fromCodePoint(Number.parseInt(entity.slice(hex ? 2 : 1), hex ? 16 : 10));
  });
}

const control = /<input\b([^>]*)>|<textarea\b([^>]*)>([\s\S]*?)<\/textarea>|<select\b([^>]*)>([\s\S]*?)<\/select>/g;

/** In the page's order; `counts`: is sent unless it is changed. */
function readFields(html) {
  const fields = [];
  for (const [, input, textarea, text, select, options] of html.matchAll(control)) {
    const attributes = input ?? textarea ?? select;
    const name = attribute(attributes, "name");
    if (!name || /\sdisabled\b/.test(attributes)) continue;
    if (input !== undefined) fields.push({ name, ...readInput(input) });
    else if (textarea !== undefined) fields.push({ name, counts: true, value: decode(text.replace(/^\n/, "")) });
    else fields.push({ name, counts: true, value: readSelect(options) });
  }
  return fields;
}

function readInput(attributes) {
  const type = attribute(attributes, "type") ?? "text";
  const value = attribute(attributes, "value");
  if (type === "file") return { counts: true, value: new File([], "", { type: "application/octet-stream" }) };
  if (type !== "radio" && type !== "checkbox") return { counts: type !== "submit", value: value ?? "" };
  return { counts: /\schecked\b/.test(attributes), value: value ?? "on" };
}

function readSelect(html) {
  const options = [...html.matchAll(/<option\b([^>]*)>([^<]*)/g)];
  const [, attributes = "", text = ""] = options.find(([, has]) => /\sselected\b/.test(has)) ?? options[0] ?? [];
  return attribute(attributes, "value") ?? decode(text);
}

function findButton(html, [name, value]) {
  return [...html.matchAll(/<button\b([^>]*)>/g)]
    .map(([, attributes]) => attributes)
    .find((attributes) => attribute(attributes, "name") === name && (attribute(attributes, "value") ?? "") === value);
}

function attribute(attributes, name) {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(attributes);
  return found ? decode(found[1]) : undefined;
}
