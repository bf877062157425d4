import sanitizeHtml from "sanitize-html";

/** Links to `home`, our origin, are internal; `anchors` are IDs by the names that links within the text use. */
export function sanitizeArticle(html: string, home: string, anchors: ReadonlyMap<string, string> = new Map()): string {
  const a = (tagName: string, attribs: sanitizeHtml.Attributes) => ({
    tagName,
    attribs: withSafeLink(attribs, home, anchors),
  });
  return sanitizeHtml(html, { ...options, transformTags: { ...options.transformTags, a } });
}

/** With entities decoded. */
export function wordsOf(html: string): string {
  let words = "";
  const exclusiveFilter = ({ tag, text }: sanitizeHtml.IFrame) => {
    if (tag === "p") words = text;
    return false;
  };
  sanitizeHtml(`<p>${html}</p>`, { allowedTags: ["p"], exclusiveFilter });
  return words.trim();
}

/** A rewritten tag or attribute counts as allowed. */
export function isAllowed(tag: string, attribute?: string): boolean {
  if (attribute === undefined) return tag === "h1" || allowedTags.includes(tag);
  if (silentlyDropped.has(attribute)) return true;
  return (
    (options.allowedAttributes as Record<string, string[]>)[tag === "h1" ? "h2" : tag]?.includes(attribute) ?? false
  );
}

export function mayLinkTo(href: string): boolean {
  return mayUse(href, ["http:", "https:", "mailto:", "tel:"]);
}

export function mayShow(src: string): boolean {
  return mayUse(src, ["https:"]);
}

function mayUse(address: string, schemes: string[]): boolean {
  const visible = address.replace(/^[^!-~]+/, "");
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(visible)?.[0];
  return scheme ? schemes.includes(scheme.toLowerCase()) : !/^(?:\/\/|\\)/.test(visible);
}

/** Only presentation, which an article takes from this site, so dropping it needs no report. */
const silentlyDropped = new Set(["class", "style", "id", "align", "width", "height", "border", "target", "loading"]);

const allowedTags = [
  ...["h2", "h3", "h4", "h5", "h6", "p", "blockquote", "hr", "br", "div", "ul", "ol", "li", "dl", "dt", "dd"],
  ...["pre", "code", "kbd", "samp", "var", "em", "strong", "b", "i", "u", "s", "del", "ins", "mark", "small", "q"],
  ...["sub", "sup", "abbr", "cite", "time", "a", "img", "figure", "figcaption", "details", "summary", "input"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ["href", "title", "rel", "aria-label", "id"],
    div: ["id", "tabindex", "role", "aria-label"],
    figure: ["id"],
    li: ["id"],
    img: ["src", "alt", "title", "width", "height", "loading", "decoding"],
    input: ["type", "disabled", "checked", "aria-label"],
    ol: ["start", "reversed"],
    ...Object.fromEntries(["th", "td"].map((cell) => [cell, ["align", "colspan", "rowspan", "scope"]])),
    ...Object.fromEntries(["h2", "h3", "h4", "h5", "h6"].map((heading) => [heading, ["id"]])),
    abbr: ["title"],
    time: ["datetime"],
    details: ["open"],
  },
  allowedClasses: {
    a: ["heading-link", "article-thumb", "article-large", "article-step"],
    div: [
      ...["article-table", "article-notes", "article-gallery", "wipe-frame", "wipe-before", "wipe-edge"],
      ...["article-callout", "article-callout-note", "article-callout-tip", "article-callout-warning"],
    ],
    p: ["article-button", "article-quote", "article-callout-title", "wipe-label", "wipe-label-after"],
    figure: ["article-video"],
    code: [/^language-[\w+#.-]{1,40}$/],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 50,
  nonTextTags: [
    ...["script", "style", "textarea", "option", "select", "noscript", "xmp", "noembed", "noframes", "plaintext"],
    ...["iframe", "object", "embed", "template", "svg", "math", "title", "frameset", "audio", "video", "canvas"],
  ],
  transformTags: {
    h1: (_tag, attribs) => ({ tagName: "h2", attribs: withOwnId(attribs) }),
    ...Object.fromEntries(
      ["h2", "h3", "h4", "h5", "h6"].map((tagName) => [
        tagName,
        (_tag: string, attribs: sanitizeHtml.Attributes) => ({ tagName, attribs: withOwnId(attribs) }),
      ]),
    ),
    li: withOurId,
    figure: withOurId,
    // With the keyboard, focus draws the wipe.
    div: (tagName, { tabindex: _, role: __, "aria-label": label = "", ...attribs }) => {
      if (attribs.class !== "wipe-frame") return withOurId(tagName, attribs);
      return withOurId(tagName, { ...attribs, tabindex: "0", role: "group", "aria-label": label });
    },
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, alt: attribs.alt ?? "", loading: "lazy", decoding: "async" },
    }),
    // Checkboxes of task lists; any other field would be a form within an article.
    input: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...{ type: "checkbox", disabled: "" },
        ...("checked" in attribs ? { checked: "", "aria-label": "Done" } : { "aria-label": "To do" }),
      },
    }),
  },
  exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs.src,
};

function withOurId(tagName: string, { id, ...attribs }: sanitizeHtml.Attributes) {
  return { tagName, attribs: { ...attribs, ...(id?.startsWith("s-") && { id }) } };
}

/** Prefixed: another ID could collide with a name that the page's scripts or links use. */
function withOwnId({ id }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return id && /^[^\s"]{1,100}$/.test(id) ? { id: ownId(id) } : {};
}

function ownId(id: string): string {
  return id.startsWith("s-") ? id : `s-${id}`;
}

function withSafeLink(
  { rel: _, id, name, ...attribs }: sanitizeHtml.Attributes,
  home: string,
  anchors: ReadonlyMap<string, string>,
): sanitizeHtml.Attributes {
  const own = { ...attribs, ...withOwnId({ id: id ?? name ?? "" }) };
  const { href } = own as sanitizeHtml.Attributes;
  if (href?.startsWith("#") && href.length > 1) return { ...own, href: `#${idOf(href.slice(1), anchors)}` };
  return isElsewhere(href, home) ? { ...own, rel: "noopener nofollow" } : own;
}

/** In any case and spelling. */
function idOf(name: string, anchors: ReadonlyMap<string, string>): string {
  const plain = URL.canParse(`x:${name}`) ? safelyDecoded(name) : name;
  return anchors.get(plain) ?? anchors.get(plain.toLowerCase()) ?? ownId(name);
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isElsewhere(href: string | undefined, home: string): boolean {
  if (!href || !URL.canParse(href, home)) return false;
  const url = new URL(href, home);
  return /^https?:$/.test(url.protocol) && url.origin !== new URL(home).origin;
}
