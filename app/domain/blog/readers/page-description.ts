/** A public page's metadata for search engines, link previews and feed readers. Safe in the browser. */
export interface PageDescription {
  title: string;
  description: string;
  url: string;
  siteName: string;
  language?: string;
  timeZone?: string;
  /** Absolute; for pages of the blog. */
  feeds?: { atom: string; rss: string };
  /** For link previews. */
  image: { url: string; width: number; height: number; alt: string };
  article?: ArticleFacts;
  /** For pages that must not be indexed, such as a preview. */
  hidden?: boolean;
  jsonLd?: Record<string, unknown>;
}

export interface ArticleFacts {
  publishedTime: string | null;
  modifiedTime: string;
  section: string | null;
  tags: string[];
}
