import type { MadeArticle } from "./make-article.server.ts";

export interface RenderingTask {
  id: number;
  markdown: string;
  home: string;
  cpuMs: number;
}

/** `started` comes first: a child that ends without it never started on the text. */
export type RenderingAnswer =
  | { id: number; started: true }
  | { id: number; article: MadeArticle }
  | { id: number; tooDeep: true }
  | { id: number; error: string };
