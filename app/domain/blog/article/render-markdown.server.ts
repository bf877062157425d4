import { env } from "#app/settings/env.server.ts";
import { postLimits } from "../post-rules.ts";
import type { MadeArticle } from "./make-article.server.ts";
import { renderingProcess } from "./rendering-process-client.server.ts";
import { sizePictures } from "./size-pictures.server.ts";

/** Raise it when the same Markdown would become other HTML: stored HTML of older versions is rendered again. */
export const rendererVersion = 6;

/** HTML of older versions must not be shown any more: raise it when the sanitizer had let something through. */
export const oldestShownVersion = 1;

/** Processor time, independent of other load. An ordinary text of 200 KB takes a quarter of it. */
const cpuMsAtMost = 2000;

export type RenderedMarkdown =
  | ({ ok: true } & MadeArticle)
  | { ok: false; reason: "content-too-long" | "content-too-deep" };

/**
 * In a separate process: headings with IDs below the page's title, links within the text, scrollable tables, footnotes,
 * figures, blocks (`::: gallery`), lazy pictures, external links without endorsement, blocks in their script's direction. "content-too-deep":
 * so nested or contrived that it exceeds its processor time.
 */
export async function renderMarkdown(markdown: string): Promise<RenderedMarkdown> {
  if (Buffer.byteLength(markdown) > postLimits.contentBytesAtMost) return { ok: false, reason: "content-too-long" };
  const article = await renderingProcess().render({ markdown, home: env.PUBLIC_URL, cpuMs: cpuMsAtMost });
  if (!article) return { ok: false, reason: "content-too-deep" };
  return { ok: true, ...article, html: sizePictures(article.html) };
}
