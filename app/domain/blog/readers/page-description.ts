/** What a public page says of itself to search engines, link previews and feed readers. Safe in the browser. */
export interface PageDescription {
  /** Without the site's name. */
  title: string;
  description: string;
  /** Its one address, absolute. */
  url: string;
  siteName: string;
  /** Of its words, as BCP 47 has it; English without. */
  language?: string;
  /** Of the dates on it; UTC without. */
  timeZone?: string;
  /** Absolute; pages of the blog have them. */
  feeds?: { atom: string; rss: string };
  image?: { url: string; width: number; height: number; alt: string };
  article?: ArticleFacts;
  /** For pages that search engines must not keep, such as a preview. */
  hidden?: boolean;
  /** schema.org data. */
  jsonLd?: Record<string, unknown>;
}

export interface ArticleFacts {
  /** ISO 8601; null without a date. */
  publishedTime: string | null;
  modifiedTime: string;
  section: string | null;
  tags: string[];
}
