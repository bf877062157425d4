import { isPictureFile, pictureOfTag, readArguments, type TagArguments } from "./tag-arguments.ts";

/** What a shortcode or tag becomes; undefined for one that nobody knows here. */
export type TagReplacement = string | undefined;

const pictureTags =
  /^(?:figure|figures|img|image|images|imgproc|pic|picture|photo|responsive_image|asset_img|lazyimg|lightbox|thumb|thumbnail|fancybox|post_image|imagecaption|image_full|bimg)$/i;
/** Boxes around words: the words stay, the box goes. */
const boxes =
  /^(?:alert|admonition|notice|note|tip|warning|info|hint|callout|caution|important|danger|success|panel|box|center|centered|lead|details|expand|spoiler|collapse|accordion|tabs?|tabpane|columns?|row|col|grid|gallery|card|cards|div|span|section|wrap|rawhtml|html|raw|markdown|unsafe|md|gallery-dir|figure-group|cq|centerquote|small|big|color|font|align|aside|sidenote|marginnote|epigraph|steps|fold|label|kbd|mark)$/i;
const quotes = /^(?:blockquote|quote|pullquote|epigraph)$/i;
/** Made anew by whatever shows the post, or never a part of its words. */
const silent =
  /^(?:toc|table_of_contents|toc\.html|toc\.md|adsense|ads|ad|more|summary|excerpt|clear|clearfix|br|newline|space|share|social|comments|disqus|signup|newsletter|subscribe|mathjax|katex|math|load-?photoswipe|post_nav|related|setup|base_path|series|series_nav|anchor)$/i;

/**
 * The Markdown of a tag that stands alone: pictures, videos, posts of other networks as links.
 * @param name without ".html"; of Jekyll's includes that of the included file
 */
export function replaceTag(name: string, argumentText: string): TagReplacement {
  const plain = name.replace(/^.*\//, "").replace(/\.(?:html?|liquid|md)$/i, "");
  const args = readArguments(argumentText);
  const video = videoLink(plain, args);
  if (video) return `\n\n${video}\n\n`;
  const link = networkLink(plain, args);
  if (link) return `\n\n${link}\n\n`;
  const isPictureTag = pictureTags.test(plain) || /^(?:figure|image|img|picture)/i.test(plain);
  const picture = pictureOfTag(args, isPictureTag);
  if (picture) return isPictureTag || boxes.test(plain) || plain !== "link" ? picture : undefined;
  if (silent.test(plain)) return "";
  return boxes.test(plain) ? boxTitle(plain, args) : undefined;
}

/** What stands on a box goes on above its words. A gallery that takes its pictures from a folder is no box. */
function boxTitle(name: string, { positional, named }: TagArguments): TagReplacement {
  const namesPictures =
    /^gallery/i.test(name) &&
    (positional.length > 0 || Object.keys(named).some((key) => !/^(?:caption|class|cols?|layout)$/.test(key)));
  if (namesPictures) return undefined;
  const title = named.title ?? named.summary ?? named.label ?? positional.find((word) => /\s/.test(word));
  const words = named.content ?? named.text ?? named.body ?? named.message;
  const parts = [title && `**${title.replace(/\*/g, "")}**`, words].filter(Boolean);
  return parts.length > 0 ? `\n\n${parts.join("\n\n")}\n\n` : "";
}

export function isQuote(name: string): boolean {
  return quotes.test(name);
}

/** The closing tag of a box. */
export function isBoxEnd(name: string): boolean {
  return boxes.test(name) || silent.test(name) || pictureTags.test(name) || quotes.test(name);
}

function videoLink(name: string, { positional, named }: TagArguments): string | undefined {
  const provider = (named.provider ?? (/^video$/i.test(name) ? "" : name)).toLowerCase();
  const id =
    named.id ??
    named.videoid ??
    named.video_id ??
    named.youtube_id ??
    named.url ??
    named.src ??
    named.video ??
    named.path ??
    positional[0] ??
    "";
  const title = named.title ?? named.caption;
  if (/youtu|^yt$/.test(provider) || /youtu\.?be/.test(id)) {
    const key = /(?:v=|youtu\.be\/|embed\/|shorts\/|^)([\w-]{6,})(?:[?&#].*)?$/.exec(id.replace(/&.*$/, ""))?.[1];
    return key && linkTo(title ?? "Video on YouTube", `https://www.youtube.com/watch?v=${key}`);
  }
  if (/vimeo/.test(provider) || /vimeo\.com/.test(id)) {
    const key = /(\d{5,})/.exec(id)?.[1];
    return key && linkTo(title ?? "Video on Vimeo", `https://vimeo.com/${key}`);
  }
  if (/^(?:video|mp4|videojs)$/i.test(name) && /^https?:/.test(id) && !isPictureFile(id)) {
    return linkTo(title ?? "Video", id);
  }
}

function networkLink(name: string, { positional, named }: TagArguments): string | undefined {
  const [first = "", second = ""] = positional;
  const id = named.id ?? named.url ?? "";
  switch (name.toLowerCase()) {
    case "gist": {
      const path = named.user
        ? `${named.user}/${id}`
        : second && !/\./.test(second)
          ? `${first}/${second}`
          : first || id;
      return path && linkTo("Code on GitHub", path.startsWith("http") ? path : `https://gist.github.com/${path}`);
    }
    case "tweet":
    case "twitter":
    case "twitter_simple":
    case "x":
    case "x_simple": {
      const status = id || first;
      if (status.startsWith("http")) return linkTo("Post on X", status);
      const user = named.user ?? (second ? first : "i");
      return status && linkTo("Post on X", `https://x.com/${user}/status/${second || status}`);
    }
    case "instagram":
    case "instagram_simple":
      return linkTo("Post on Instagram", `https://www.instagram.com/p/${id || first}/`);
    case "speakerdeck":
      return linkTo("Slides on Speaker Deck", `https://speakerdeck.com/player/${id || first}`);
    case "jsfiddle":
      return linkTo("Code on JSFiddle", `https://jsfiddle.net/${first || id}`);
    case "codepen":
      return linkTo("Code on CodePen", `https://codepen.io/${named.user ?? first}/pen/${id || second}`);
    case "asciinema":
      return linkTo("Recording on asciinema", `https://asciinema.org/a/${id || first}`);
    case "github":
      return linkTo(named.repo ?? first, `https://github.com/${named.repo ?? first}`);
  }
}

function linkTo(words: string, address: string): string {
  return `[${words.replace(/[[\]]/g, "")}](${address.replace(/[\s()<>]/g, encodeURIComponent)})`;
}
