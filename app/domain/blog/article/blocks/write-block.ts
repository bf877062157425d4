import type { RendererThis, Tokens } from "marked";
import { escapeMarkup } from "#app/escape-markup.ts";
import type { Picture } from "./content-of.ts";

type Parser = RendererThis["parser"];

const calloutKinds: Record<string, string> = { note: "Note", tip: "Tip", warning: "Warning" };

/** `words` may begin with the kind; the rest is its title. */
export function writeCallout(words: string, html: string): string {
  const [, first = "", rest = ""] = /^(\S*) *(.*)$/s.exec(words) ?? [];
  const kind = Object.hasOwn(calloutKinds, first) ? first : "note";
  const title = (kind === first ? rest : words) || calloutKinds[kind] || "";
  const label = `<p class="article-callout-title"><strong>${escapeMarkup(title)}</strong></p>`;
  return `<div class="article-callout article-callout-${kind}">${label}\n${html}</div>\n`;
}

export function writeButton(link: Tokens.Link, parser: Parser): string {
  return `<p class="article-button">${parser.parseInline([link])}</p>\n`;
}

/** The wipe without scripts of our own pages (`wipe-frame`); feeds show one picture below the other. */
export function writeBeforeAfter(before: Picture, after: Picture, parser: Parser): string {
  const label = escapeMarkup(after.image.text ? `Before and after: ${after.image.text}` : "Before and after");
  const captions = [before, after].flatMap(({ image }) => image.title || []).map(escapeMarkup);
  return `<figure>
<div class="wipe-frame" aria-label="${label}">
<p class="wipe-label">Before</p>
<div class="wipe-before">${imageOf(before, parser)}</div>
<div class="wipe-edge"></div>
<p class="wipe-label wipe-label-after">After</p>
${imageOf(after, parser)}
</div>${captionOf(captions.join(" – "))}</figure>\n`;
}

/**
 * Each picture is a link to itself, large: the target of its own address. IDs have an underscore, which no heading's ID
 * has. @param first the number of its first picture in the text
 */
export function writeGallery(
  pictures: readonly Picture[],
  parser: Parser,
  { id, first }: { id: string; first: number },
): string {
  const enlarged = pictures.filter(({ link }) => !link);
  const addressOf = (picture: Picture) => `s-picture_${first + pictures.indexOf(picture)}`;
  const step = (to: Picture | undefined, words: string) =>
    to ? `<a class="article-step" href="#${addressOf(to)}" aria-label="${words}"></a>` : "";
  const figures = pictures.map((picture) => {
    const image = imageOf(picture, parser);
    const caption = captionOf(escapeMarkup(picture.image.title ?? ""));
    if (picture.link) {
      const link = parser.parseInline([{ ...picture.link, tokens: [untitled(picture)] }]);
      return `<figure>${link}${caption}</figure>`;
    }
    const own = addressOf(picture);
    const thumb = `<a class="article-thumb" href="#${own}">${image}</a>`;
    const large = `<a class="article-large" href="#${id}" aria-label="Close">${image}</a>`;
    const at = enlarged.indexOf(picture);
    const steps = step(enlarged[at - 1], "Previous picture") + step(enlarged[at + 1], "Next picture");
    return `<figure id="${own}">${thumb}${caption}${large}${steps}</figure>`;
  });
  return `<div class="article-gallery" id="${id}">\n${figures.join("\n")}\n</div>\n`;
}

function imageOf(picture: Picture, parser: Parser): string {
  return parser.parseInline([untitled(picture)]);
}

function untitled({ image }: Picture): Tokens.Image {
  return { ...image, title: null };
}

function captionOf(html: string): string {
  return html && `<figcaption>${html}</figcaption>`;
}
