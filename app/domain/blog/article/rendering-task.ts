import type { MadeArticle } from "./make-article.server.ts";

/** What the web server asks of the rendering process. */
export interface RenderingTask {
  id: number;
  markdown: string;
  /** Origin of this site. */
  home: string;
  /** Processor time it may take. */
  cpuMs: number;
}

/** `started` comes first: a child that ends without it never looked at the text. */
export type RenderingAnswer =
  | { id: number; started: true }
  | { id: number; article: MadeArticle }
  | { id: number; tooDeep: true }
  | { id: number; error: string };
