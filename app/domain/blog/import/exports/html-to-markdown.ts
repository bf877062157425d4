import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { fenceCode } from "../body/code-parts.ts";

/** Comments are dropped; this one becomes the post's summary. */
const more = /<!--\s*more\b[^>]*-->/i;
const moreWords = "\ue010";

/** Of WordPress, Ghost and editors like them: pictures keep their captions, embedded pages become links. */
export function htmlToMarkdown(html: string): string {
  return service
    .turndown(html.replace(more, `<p>${moreWords}</p>`))
    .replace(moreWords, "<!--more-->")
    .trim();
}

/** Without tags, entities decoded. */
export function textOfHtml(html: string): string {
  return words.turndown(html).replace(/\s+/g, " ").trim();
}

const words = new TurndownService();
words.escape = (text) => text;
words.addRule("words", { filter: () => true, replacement: (content) => ` ${content} ` });

const service = new TurndownService({
  headingStyle: "atx",
  codeBlockStyle: "fenced",
  bulletListMarker: "-",
  emDelimiter: "*",
  hr: "---",
});
service.use(gfm);
service.remove(["script", "style", "noscript", "template", "button", "input", "select", "textarea"]);
service.addRule("picture", {
  filter: "img",
  replacement: (_content, node) => pictureOf(node as HTMLElement, ""),
});
service.addRule("caption", {
  filter: (node) => node.nodeName === "FIGURE" && node.querySelectorAll("img").length === 1,
  replacement: (content, node) => {
    const figure = node as HTMLElement;
    const picture = figure.querySelector("img");
    // The figure of a table or player that happens to show a picture.
    if (!picture || figure.querySelector("table, iframe, video, figure")) return block(content);
    const caption = textOfHtml(figure.querySelector("figcaption")?.innerHTML ?? "");
    const link = linkAround(picture);
    const shown = pictureOf(picture, caption);
    return block(link ? `[${shown}](${addressOf(link)})` : shown);
  },
});
service.addRule("bookmark", {
  filter: (node) => /(?:^|\s)(?:kg-bookmark-container|wp-block-embed__wrapper|bookmark)(?:\s|$)/.test(node.className),
  replacement: (content, node) => {
    const card = node as HTMLElement;
    const address = card.getAttribute("href") ?? card.textContent?.trim() ?? "";
    const title = card.querySelector(".kg-bookmark-title")?.textContent?.trim();
    return /^https?:\/\/\S+$/.test(address) ? block(`[${title || address}](${addressOf(address)})`) : block(content);
  },
});
service.addRule("player", {
  filter: ["video", "audio", "object", "embed"],
  replacement: (_content, node) => {
    const player = node as HTMLElement;
    const address = player.getAttribute("src") ?? player.querySelector("source")?.getAttribute("src") ?? "";
    const name = node.nodeName === "AUDIO" ? "Recording" : "Video";
    return address ? block(`[${name}](${addressOf(address)})`) : "";
  },
});
// Players of known sites become cards later (convertBody); other pages are links at least.
service.addRule("frame", {
  filter: "iframe",
  replacement: (_content, node) => {
    const address = (node as HTMLElement).getAttribute("src")?.replace(/^\/\//, "https://") ?? "";
    if (/^https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com|player\.vimeo\.com)\//.test(address))
      return block(`<iframe src="${address.replaceAll('"', "%22")}"></iframe>`);
    return address ? block(`[${address.replace(/^https?:\/\//, "").split(/[/?#]/)[0]}](${addressOf(address)})`) : "";
  },
});
service.addRule("plain code", {
  filter: (node) => node.nodeName === "PRE" && node.firstElementChild?.nodeName !== "CODE",
  replacement: (_content, node) => block(fenceCode((node.textContent ?? "").replace(/^\n|\s+$/g, ""))),
});
service.addRule("callout", {
  filter: (node) => /(?:^|\s)kg-callout-card(?:\s|$)/.test(node.className),
  replacement: (content) => block(content.trim().replace(/^/gm, "> ")),
});
service.addRule("summary", {
  filter: "summary",
  replacement: (content) => block(`**${content.trim()}**`),
});

function pictureOf(picture: HTMLElement, caption: string): string {
  const source = picture.getAttribute("data-full-url") ?? picture.getAttribute("src") ?? "";
  if (source === "" || source.startsWith("data:")) return "";
  const alt = (picture.getAttribute("alt") ?? "").replace(/\s+/g, " ").replace(/[[\]]/g, "\\$&").trim();
  const title = caption === "" ? "" : ` "${caption.replace(/["\\]/g, "\\$&")}"`;
  return `![${alt}](${addressOf(source)}${title})`;
}

/** A picture's own link to its file says nothing. */
function linkAround(picture: HTMLElement): string | undefined {
  const link = picture.closest("a")?.getAttribute("href") ?? undefined;
  return link === undefined || /\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i.test(link) ? undefined : link;
}

function addressOf(address: string): string {
  const written = address.trim();
  return /[\s()<>]/.test(written) ? `<${written.replace(/[<>\n]/g, encodeURIComponent)}>` : written;
}

function block(markdown: string): string {
  return `\n\n${markdown}\n\n`;
}
