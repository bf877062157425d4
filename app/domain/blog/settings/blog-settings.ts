/** The blog's presentation. Safe in the browser. */
export interface BlogSettings {
  title: string;
  introduction: string;
  /** BCP 47: "en", "pt-BR". */
  language: string;
  timeZone: string;
}

export const firstBlogSettings: BlogSettings = {
  title: "Blog",
  introduction: "Ideas and plain advice for your yard: what to build, what to plant, and what to measure first.",
  language: "en",
  timeZone: "UTC",
};

export const blogSettingsLimits = { titleAtMost: 60, introductionAtMost: 300 } as const;
