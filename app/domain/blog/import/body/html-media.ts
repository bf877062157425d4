import { readVideo } from "../../video-address.ts";

/** Lazy pictures get their source; players and framed pages, which no article shows, become links. */
export function convertMedia(text: string): string {
  return text
    .replace(/<img\b[^<>]*>/gi, withSource)
    .replace(/<iframe\b[^<>]*>(?:[^<]*<\/iframe>)?/gi, linkOfFrame)
    .replace(
      /<(video|audio)\b([^<>]*)>((?:(?!<(?:video|audio)\b)[\s\S])*?)<\/\1>/gi,
      (whole, name: string, attributes: string, inner: string) => {
        const address = attributeOf(attributes, "src") ?? attributeOf(inner, "src") ?? "";
        if (!/^(?:https?:)?\/\//.test(address)) return whole;
        return block(`[${name.toLowerCase() === "audio" ? "Recording" : "Video"}](${encoded(address)})`);
      },
    );
}

function withSource(image: string): string {
  const source = attributeOf(image, "src") ?? "";
  const lazy = ["data-src", "data-original", "data-lazy-src"].map((name) => attributeOf(image, name)).find(Boolean);
  const real =
    lazy ??
    attributeOf(image, "srcset")
      ?.trim()
      .split(/[\s,]+/)[0];
  if (!real || (source !== "" && !(lazy && /^data:|placeholder|blank|loading|spacer/i.test(source)))) return image;
  const others = image.replace(/\s(?:src|srcset|data-[\w-]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi, "");
  return others.replace(/^<img/i, `<img src="${real}"`);
}

function linkOfFrame(frame: string): string {
  const address = (attributeOf(frame, "src") ?? attributeOf(frame, "data-src") ?? "").replace(/^\/\//, "https://");
  const video = readVideo(address);
  if (video?.id) {
    const place = video.site === "YouTube" ? "https://www.youtube.com/watch?v=" : "https://vimeo.com/";
    return block(`[Video on ${video.site}](${place}${video.id})`);
  }
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return frame;
  return block(`[${new URL(address).host}](${encoded(address)})`);
}

function attributeOf(html: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, "i").exec(html) ?? [];
  return (double ?? single ?? bare)?.replace(/&amp;/g, "&").trim() || undefined;
}

function encoded(address: string): string {
  return address.replace(/[\s()<>]/g, encodeURIComponent);
}

function block(markdown: string): string {
  return `\n\n${markdown}\n\n`;
}
