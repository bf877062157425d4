export interface TagArguments {
  positional: string[];
  named: Record<string, string>;
}

const part =
  /([\w.-]+)\s*[:=]\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s"'`]+))|"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s"'`]+)/g;

/** `src="a.jpg" caption='A wall' width=300`, `"a.jpg" "A wall"` or `a.jpg A wall`. */
export function readArguments(text: string): TagArguments {
  const args: TagArguments = { positional: [], named: {} };
  for (const [whole, name, ...values] of text.matchAll(part)) {
    const value = values.find((candidate) => candidate !== undefined) ?? "";
    if (name !== undefined && !/^https?$/i.test(name)) args.named[name.toLowerCase()] = value.replace(/,$/, "");
    else if (name === undefined && whole !== ",") args.positional.push(value.replace(/(?<=[^"'`]),$/, ""));
    else if (name !== undefined) args.positional.push(whole);
  }
  return args;
}

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)(?:[?#].*)?$/i;

export function isPictureFile(source: string): boolean {
  return pictureFile.test(source.trim());
}

/** Attributes that hold a picture in themes' tags; the first one present counts. */
const sourceNames = [
  "src",
  "path",
  "image_path",
  "image",
  "img",
  "url",
  "file",
  "filename",
  "link",
  "source",
  "name",
  "href",
];

/** A tag's picture as Markdown, with its caption as title; undefined when it shows none. */
export function pictureOfTag({ positional, named }: TagArguments, isPictureTag: boolean): string | undefined {
  const fromName = sourceNames.map((name) => named[name]).find((value) => value && isPictureFile(value));
  const position = positional.findIndex((value) => isPictureFile(value));
  const any = isPictureTag ? (named.src ?? named.path ?? named.image_path) : undefined;
  const source = fromName ?? positional[position] ?? any;
  if (!source) return undefined;
  // Octopress: {% img right /a.jpg 300 200 Words about it %}
  const behind = fromName === undefined ? positional.slice(position + 1) : [];
  const words = behind.filter((word) => !/^(?:\d+(?:px|%)?|\|+|--\S+)$/.test(word) && !isPictureFile(word)).join(" ");
  const caption = named.caption ?? named.title ?? named.description ?? "";
  return markdownPicture(source, named.alt ?? (plainWords(caption) || words), caption);
}

/** `![alt](<source> "caption")` */
export function markdownPicture(source: string, alt: string, caption = ""): string {
  const title = plainWords(caption).replace(/"/g, "'");
  const place = /[\s()<>]/.test(source) ? `<${source.replace(/[<>]/g, encodeURIComponent)}>` : source;
  return `![${plainWords(alt).replace(/[[\]]/g, "")}](${place}${title ? ` "${title}"` : ""})`;
}

/** Without the marks of HTML and Markdown. */
export function plainWords(text: string): string {
  return text
    .replace(/<[^>]*>/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*?|`)(?=\S)([^*`]*?\S)\1/g, "$2")
    .replace(/\s+/g, " ")
    .trim();
}
