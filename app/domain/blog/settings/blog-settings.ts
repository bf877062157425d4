/** How the blog presents itself. Safe in the browser. */
export interface BlogSettings {
  title: string;
  /** Stands below the title, and in feeds and search results. */
  introduction: string;
  /** Of what is written in it, as BCP 47 has it: "en", "pt-BR". */
  language: string;
  /** In which its dates are shown and typed, by its IANA name. */
  timeZone: string;
}

/** Until somebody has changed them. */
export const firstBlogSettings: BlogSettings = {
  title: "Blog",
  introduction: "Ideas and plain advice for your yard: what to build, what to plant, and what to measure first.",
  language: "en",
  timeZone: "UTC",
};

export const blogSettingsLimits = { titleAtMost: 60, introductionAtMost: 300 } as const;
