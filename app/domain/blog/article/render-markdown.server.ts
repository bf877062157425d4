import { env } from "#app/settings/env.server.ts";
import { postLimits } from "../post-rules.ts";
import type { MadeArticle } from "./make-article.server.ts";
import { renderingProcess } from "./rendering-process-client.server.ts";
import { sizePictures } from "./size-pictures.server.ts";

/** Raised whenever the same Markdown would become other HTML: stored HTML of an older version is made anew. */
export const rendererVersion = 5;

/** What older ones made may not be shown any more: raised when the sanitiser let something through. */
export const oldestShownVersion = 1;

/** Processor time, whatever else the machine does. An honest text of 200 KB takes a quarter of it. */
const cpuMsAtMost = 2000;

export type RenderedMarkdown =
  | ({ ok: true } & MadeArticle)
  | { ok: false; reason: "content-too-long" | "content-too-deep" };

/**
 * GitHub-flavoured Markdown to sanitised HTML, in a process of its own: headings below the page's title (the h1) with an
 * id each, links within the text reach them, tables in a box that scrolls, footnotes below, pictures with a title and
 * videos as figures, pictures lazy, links to elsewhere without endorsement, blocks in the direction of their script.
 * @returns reason "content-too-deep" for a text so nested or contrived that it cannot be rendered in its processor time
 */
export async function renderMarkdown(markdown: string): Promise<RenderedMarkdown> {
  if (Buffer.byteLength(markdown) > postLimits.contentBytesAtMost) return { ok: false, reason: "content-too-long" };
  const article = await renderingProcess().render({ markdown, home: env.PUBLIC_URL, cpuMs: cpuMsAtMost });
  if (!article) return { ok: false, reason: "content-too-deep" };
  return { ok: true, ...article, html: sizePictures(article.html) };
}
