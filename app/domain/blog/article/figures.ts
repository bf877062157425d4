import type { MarkedExtension, Token, Tokens } from "marked";
import { escapeMarkup } from "#app/escape-markup.ts";
import { readVideo } from "../video-address.ts";

/**
 * Paragraphs with a single element: a picture with a title, or a link to a video. Readers' browsers load nothing from a
 * video's site.
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
          return `<figure>${this.parser.parseInline([shown])}<figcaption>${caption}</figcaption></figure>\n`;
        }
        return isLink(only) ? videoCard(only) : false;
      },
    },
  };
}

/** Also of a link around it. */
export function pictureIn(token: Token): Tokens.Image | undefined {
  if (isImage(token)) return token;
  if (!isLink(token)) return undefined;
  const [only, ...others] = token.tokens;
  return only && isImage(only) && others.length === 0 ? only : undefined;
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === "image";
}

export function isLink(token: Token): token is Tokens.Link {
  return token.type === "link";
}

function videoCard({ href, text }: Tokens.Link): string | false {
  const video = readVideo(href);
  if (!video) return false;
  const words = /^https?:/.test(text) ? `Watch the video on ${video.site}` : `${text} (on ${video.site})`;
  return `<figure class="article-video"><a href="${escapeMarkup(href)}">${escapeMarkup(words)}</a></figure>\n`;
}
