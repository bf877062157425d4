/** A file of the old site's library. */
export interface Attachment {
  address: string;
  alt: string;
  caption: string;
  /** The post that it was uploaded for, "0" if none. */
  parent: string;
}

export class Library {
  readonly #byId = new Map<string, Attachment>();
  readonly #byPost = new Map<string, Attachment[]>();
  readonly #addresses = new Set<string>();

  add(id: string, file: Attachment): void {
    this.#byId.set(id, file);
    this.#byPost.set(file.parent, [...(this.#byPost.get(file.parent) ?? []), file]);
    this.#addresses.add(withoutScheme(file.address));
  }

  find(id: string): Attachment | undefined {
    return this.#byId.get(id);
  }

  picturesOf(post: string): Attachment[] {
    return (this.#byPost.get(post) ?? []).filter(({ address }) => /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(address));
  }

  /** "yard.jpg" of "yard-300x200.jpg": a text shows the smaller copy that WordPress made, or one of its own servers'. */
  fullSize(address: string): string {
    const own = address.replace(/^https?:\/\/i\d\.wp\.com\//, "https://").replace(/\?.*$/s, "");
    const full = own.replace(/-\d{2,4}x\d{2,4}(?=\.[a-z]+$)/i, "");
    return [full, own].find((known) => this.#addresses.has(withoutScheme(known))) ?? address;
  }
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:/, "");
}

/** Only its HTML: blocks without their comments, classic text with paragraphs, known shortcodes as what they show. */
export function wordPressHtml(content: string, id: string, library: Library): string {
  const isBlocks = content.includes("<!-- wp:");
  const withoutBlocks = content.replace(/<!--\s*\/?wp:(?!more\b)[\s\S]*?-->/g, "").replace(/<!--nextpage-->/g, "");
  const shown = withoutBlocks
    .replace(/\[caption\b([^\]]*)\]([\s\S]*?)\[\/caption\]/gi, (_, given: string, inner: string) => {
      const [picture = ""] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner) ?? [];
      const words = argumentOf(given, "caption") ?? inner.replace(picture, "").trim();
      return `\n\n<figure>${picture}<figcaption>${words}</figcaption></figure>\n\n`;
    })
    .replace(/\[gallery\b([^\]]*)\]/gi, (_, given: string) => {
      const ids = argumentOf(given, "ids") ?? argumentOf(given, "include");
      const named = ids?.split(/\s*,\s*/).flatMap((one) => library.find(one) ?? []);
      return figures(named ?? library.picturesOf(id));
    })
    .replace(/\[embed\b[^\]]*\]\s*(\S+?)\s*\[\/embed\]/gi, (_, address: string) => link(address))
    .replace(/\[(?:youtube|vimeo)[ =]+(?:https?:\/\/)?([^\]\s]+)[^\]]*\]/gi, (whole, address: string) =>
      address.includes("/") ? link(`https://${address}`) : whole,
    )
    .replace(/\[(?:video|audio|playlist)\b([^\]]*)\](?:\s*\[\/(?:video|audio|playlist)\])?/gi, (whole, given) => {
      const names = ["src", "mp4", "m4v", "webm", "mp3", "m4a", "ogg"];
      const address = names.map((name) => argumentOf(given, name)).find(Boolean);
      return address ? link(address) : whole;
    })
    .replace(/\[(code|sourcecode|php|css|html|javascript)\b[^\]]*\]([\s\S]*?)\[\/\1\]/gi, (_, _name, code: string) => {
      return `<pre>${/&(?:lt|gt|amp);/.test(code) ? code : code.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</pre>`;
    });
  const html = isBlocks ? shown : withParagraphs(shown);
  return html.replace(/(?<=<img\b[^>]*?\ssrc=["'])[^"']+(?=["'])/gi, (source) => library.fullSize(source));
}

/** Names of what only a plugin could show: what is left in brackets and looks like a call. */
export function shortcodesOf(html: string): string[] {
  const text = html.replace(/<(pre|code)\b[^>]*>[\s\S]*?<\/\1>/gi, "");
  const found = new Set<string>();
  for (const [, end, name = "", given] of text.matchAll(/\[(\/?)([a-z][\w-]+)((?:\s[^\][]{0,2000})?)\/?\](?!\()/gi)) {
    if (end || /=\s*["'\w&]/.test(given ?? "") || /[-_]/.test(name)) found.add(name.toLowerCase());
  }
  return [...found];
}

function argumentOf(given: string, name: string): string | undefined {
  const quotes = given.replace(/&quot;|&#8220;|&#8221;|[“”]/g, '"');
  const [, double, single, bare] =
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'\\]]+))`, "i").exec(quotes) ?? [];
  return double ?? single ?? bare;
}

function figures(files: Attachment[]): string {
  const one = ({ address, alt, caption }: Attachment) =>
    `<figure><img src="${quoted(address)}" alt="${quoted(alt)}"><figcaption>${caption}</figcaption></figure>`;
  return `\n\n<div>${files.map(one).join("")}</div>\n\n`;
}

function link(address: string): string {
  return `\n\n<p><a href="${quoted(address)}">${address}</a></p>\n\n`;
}

function quoted(text: string): string {
  return text.replace(/"/g, "&quot;");
}

const blockStart =
  /^<\/?(?:address|article|aside|blockquote|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul|video|audio|details|summary|!--)\b/i;

/** Classic texts have none: WordPress makes them of blank lines, and a break of each other line's end. */
function withParagraphs(text: string): string {
  const kept: string[] = [];
  const withoutCode = text.replace(/<(pre|script|style|table|ul|ol)\b[^>]*>[\s\S]*?<\/\1>/gi, (whole) => {
    kept.push(whole);
    return `\n\n\ue011${kept.length - 1}\ue012\n\n`;
  });
  const paragraphs = withoutCode.split(/\n[ \t]*\n\s*/).map((part) => {
    const words = part.trim();
    if (words === "" || words.startsWith("\ue011") || blockStart.test(words)) return words;
    if (/^https?:\/\/\S+$/.test(words)) return link(words);
    return `<p>${words.replace(/\n/g, "<br>\n")}</p>`;
  });
  return paragraphs.join("\n").replace(/\ue011(\d+)\ue012/g, (_, at: string) => kept[Number(at)] ?? "");
}
