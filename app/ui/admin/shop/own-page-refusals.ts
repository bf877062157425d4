import { type OwnPageRefusal, ownPageLimits } from "#app/domain/pages/own-page-rules.ts";

interface Words {
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
}

export const ownPageRefusals: Record<OwnPageRefusal, Words> = {
  "path-taken": { fieldErrors: { path: ["There is a page at this address. Choose another one, or edit that page."] } },
  "path-unusable": {
    fieldErrors: {
      path: [
        "Please write small letters, digits, hyphens and slashes, and no address that this site uses for itself (the blog's are /blog/…).",
      ],
    },
  },
  "too-many": { formErrors: [`There may be ${ownPageLimits.pagesAtMost} pages. Delete one first.`] },
  "menu-full": {
    fieldErrors: { inMenu: [`The menu has ${ownPageLimits.menuAtMost} pages already. Take one out first.`] },
  },
  "content-too-long": {
    fieldErrors: { content: [`The text may have ${ownPageLimits.contentBytesAtMost / 1024} KB.`] },
  },
  "content-too-deep": { fieldErrors: { content: ["This text is nested too deeply to be shown."] } },
  "set-by-file": { formErrors: ["This page comes from a file that a setting names. Change it there."] },
};
