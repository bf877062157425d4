import type { MarkedExtension, Token, Tokens } from "marked";

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
          const caption = escapeText(picture.title);
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

const videoSites: { name: string; hosts: RegExp; path: RegExp }[] = [
  {
    name: "YouTube",
    hosts: /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/,
    path: /^\/(?:watch|shorts\/|live\/|embed\/)/,
  },
  { name: "YouTube", hosts: /^youtu\.be$/, path: /^\/[\w-]{6,}/ },
  { name: "Vimeo", hosts: /^(?:www\.|player\.)?vimeo\.com$/, path: /^\/(?:video\/)?\d+/ },
];

function videoCard({ href, text }: Tokens.Link): string | false {
  if (!URL.canParse(href)) return false;
  const { protocol, hostname, pathname } = new URL(href);
  const site = videoSites.find(({ hosts, path }) => hosts.test(hostname) && path.test(pathname));
  if (!site || !/^https?:$/.test(protocol)) return false;
  const words = /^https?:/.test(text) ? `Watch the video on ${site.name}` : `${text} (on ${site.name})`;
  return `<figure class="article-video"><a href="${escapeText(href)}">${escapeText(words)}</a></figure>\n`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!);
}
