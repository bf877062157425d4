export const ownPageLimits = {
  pathAtMost: 60,
  titleAtMost: 80,
  descriptionAtMost: 300,
  /** Of the header's line. */
  menuAtMost: 4,
  contentBytesAtMost: 100 * 1024,
  pagesAtMost: 40,
} as const;

export type OwnPageRefusal =
  | "path-taken"
  | "path-unusable"
  | "too-many"
  | "menu-full"
  | "content-too-long"
  | "content-too-deep"
  | "set-by-file";
