import type { MarkedExtension, Token, Tokens } from "marked";
import { escapeMarkup } from "#app/escape-markup.ts";
import { readVideo } from "../video-address.ts";

/**
 * Paragraphs that hold one thing only: a picture with a title becomes a figure with that as its caption, a link to a
 * video a card that leads to it. Nothing of a video's site is loaded by readers' browsers.
 */
export function figures(): MarkedExtension {
  return {
    renderer: {
      paragraph({ tokens }: Tokens.Paragraph) {
        const [only, ...others] = tokens.filter((token) => token.type !== "text" || token.raw.trim() !== "");
        if (!only || others.length > 0) return false;
        const picture = pictureIn(only);
        if (picture?.title) {
          const shown =
            only === picture ? { ...picture, title: null } : { ...only, tokens: [{ ...picture, title: null }] };
          const caption = escapeMarkup(picture.title);
          return `<figure>${this.parser.parseInline([shown as Token])}<figcaption>${caption}</figcaption></figure>\n`;
        }
        return only.type === "link" ? videoCard(only as Tokens.Link) : false;
      },
    },
  };
}

/** The picture itself, or the one that is a link's only content. */
function pictureIn(token: Token): Tokens.Image | undefined {
  if (token.type === "image") return token as Tokens.Image;
  if (token.type !== "link") return undefined;
  const [only, ...others] = (token as Tokens.Link).tokens;
  return only?.type === "image" && others.length === 0 ? (only as Tokens.Image) : undefined;
}

function videoCard({ href, text }: Tokens.Link): string | false {
  const video = readVideo(href);
  if (!video) return false;
  const words = /^https?:/.test(text) ? `Watch the video on ${video.site}` : `${text} (on ${video.site})`;
  return `<figure class="article-video"><a href="${escapeMarkup(href)}">${escapeMarkup(words)}</a></figure>\n`;
}
