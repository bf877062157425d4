import { type PageMarkup, readsValues } from "./page-markup.ts";
import { splitAtTop } from "./style-sheet.ts";

/** Of a selector: a class, an attribute, a pseudo-class or -element (with its bracket), an id, an element, any other sign. */
const part = /\.((?:\\.|[\w-])+)|\[([^\]]*)\]|(::?[\w-]+)(\()?|#[\w-]+|([a-z][\w-]*)|\\.|./gisy;

/** Everything that the selector requires outside of exceptions and states must exist. In doubt it may match. */
export function mayMatch(selector: string, page: PageMarkup): boolean {
  part.lastIndex = 0;
  for (let at = 0; at < selector.length; at = part.lastIndex) {
    part.lastIndex = at;
    const [, className, attribute, pseudo, bracket, element] = part.exec(selector)!;
    if (className && !page.classes.has(className.replace(/\\(.)/g, "$1"))) return false;
    if (attribute && !hasAttribute(attribute, page)) return false;
    if (element && !page.elements.has(element.toLowerCase())) return false;
    if (pseudo && !hasBearer(pseudo, page)) return false;
    if (!bracket) continue;
    const end = closingBracket(selector, part.lastIndex);
    const inside = selector.slice(part.lastIndex, end);
    if (alternatives.has(pseudo!) && !splitAtTop(inside, /,/).some((one) => mayMatch(one, page))) return false;
    part.lastIndex = end + 1;
  }
  return true;
}

/** One selector in the parentheses has to match. */
const alternatives = new Set([":is", ":where", ":has"]);

/** Attributes that readers change without a script, by opening a fold. */
const changing = new Set(["open"]);

function hasAttribute(text: string, { attributes }: PageMarkup): boolean {
  const [, name, operator, value] = /^([\w-]+)\s*(?:([~|^$*]?=)\s*["']?(.*?)["']?\s*[is]?)?$/.exec(text) ?? [];
  if (name === undefined || changing.has(name)) return true;
  return attributes.has(operator === "=" && readsValues.has(name) ? `${name}=${value}` : name);
}

/** Whether the page has this name; a document itself never has a host. */
function hasBearer(pseudo: string, { elements, attributes }: PageMarkup): boolean {
  if (pseudo === ":disabled") return attributes.has("disabled");
  if (invalid.has(pseudo)) return demands.some((demand) => attributes.has(demand));
  if (pseudo === ":host") return false;
  if (pseudo === "::backdrop") return elements.has("dialog") || attributes.has("popover");
  if (pseudo === "::placeholder") return attributes.has("placeholder");
  if (pseudo === "::file-selector-button") return attributes.has("type=file");
  if (/^::-webkit-(?:date|calendar)/.test(pseudo)) return timeInputs.some((type) => attributes.has(`type=${type}`));
  if (/^::-webkit-(?:inner|outer)-spin/.test(pseudo)) return attributes.has("type=number");
  if (/^::-webkit-search/.test(pseudo)) return attributes.has("type=search");
  if (statesOfControls.has(pseudo)) return controls.some((control) => elements.has(control));
  return true;
}

const statesOfControls = new Set([":checked", ":enabled", ":indeterminate"]);
const invalid = new Set([":invalid", ":-moz-ui-invalid"]);
/** Pseudo-classes for a control's constraints. */
const demands = [
  "required",
  "pattern",
  "min",
  "max",
  "minlength",
  "minLength",
  "type=email",
  "type=number",
  "type=url",
];
const controls = ["input", "textarea", "select", "button", "option", "fieldset"];
const timeInputs = ["date", "datetime-local", "month", "time", "week"];

function closingBracket(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "(") depth += 1;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}
