import sanitizeHtml from "sanitize-html";
import { env } from "#app/env.server.ts";

/** HTML down to what an article needs: everything that is not named here goes, whatever wrote it. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, options);
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "h5", "h6", "p", "blockquote", "hr", "br", "div", "ul", "ol", "li", "dl", "dt", "dd"],
    ...["pre", "code", "kbd", "samp", "var", "em", "strong", "b", "i", "u", "s", "del", "ins", "mark", "small", "q"],
    ...["sub", "sup", "abbr", "cite", "time", "a", "img", "figure", "figcaption", "details", "summary", "input"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel", "aria-label"],
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
    a: ["heading-link"],
    div: ["article-table"],
    code: [/^language-[\w+#.-]{1,40}$/],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 50,
  // Their content is code or another language, not the article's words.
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
    a: (tagName, attribs) => ({ tagName, attribs: withSafeRel(attribs) }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, alt: attribs.alt ?? "", loading: "lazy", decoding: "async" },
    }),
    // Task lists; every other field would be a form in the middle of an article.
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

/** Only ids of our own making: another could stand for a name that the page's scripts or links look for. */
function withOwnId({ id }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return id?.startsWith("s-") ? { id } : {};
}

function withSafeRel({ rel: _, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return isElsewhere(attribs.href) ? { ...attribs, rel: "noopener nofollow" } : attribs;
}

function isElsewhere(href: string | undefined): boolean {
  if (!href || !URL.canParse(href, env.PUBLIC_URL)) return false;
  const url = new URL(href, env.PUBLIC_URL);
  return /^https?:$/.test(url.protocol) && url.origin !== new URL(env.PUBLIC_URL).origin;
}
