import type { Mutant } from "./mutant.ts";

const ui = "app/ui";

/** What pages decide by themselves. */
export const pageMutants: readonly Mutant[] = [
  {
    name: "page-scripts",
    breaks: "a page that is to have no scripts gets those of its frame",
    file: `${ui}/shell/page-scripts.ts`,
    text: "return !matches.some(refusesScripts);",
    replacement: "return !matches.every(refusesScripts);",
    tests: [`${ui}/shell/page-scripts.test.ts`],
  },
  {
    name: "page-scripts-error",
    breaks: "the error page of a page that decides by its data crashes",
    file: `${ui}/shell/page-scripts.ts`,
    text: "loaderData !== undefined && noScripts(loaderData)",
    replacement: "noScripts(loaderData)",
    tests: [`${ui}/shell/page-scripts.test.ts`],
  },
  {
    name: "page-copyright",
    breaks: '"2025-2025" in the footer',
    file: `${ui}/shell/copyright.ts`,
    text: "currentYear > firstYear",
    replacement: "currentYear >= firstYear",
    tests: [`${ui}/shell/copyright.test.ts`],
  },
  {
    name: "page-calendar",
    breaks: "an order placed in the evening has tomorrow's date, or yesterday's",
    file: `${ui}/calendar-date.ts`,
    text: 'year: "numeric", timeZone }',
    replacement: 'year: "numeric" }',
    tests: [`${ui}/calendar-date.test.ts`],
  },
  {
    name: "page-an-hour",
    breaks: 'exactly an hour is "60 minutes ago"',
    file: `${ui}/relative-time.ts`,
    text: "Math.abs(at - now) >= ms",
    replacement: "Math.abs(at - now) > ms",
    tests: [`${ui}/relative-time.test.ts`],
  },
  {
    name: "page-refund-twice",
    breaks: "a second payment that went back is told twice",
    file: `${ui}/design-view/refund-words.ts`,
    text: ' && kind !== "duplicate");',
    replacement: ");",
    tests: [`${ui}/design-view/refund-words.test.ts`],
  },
  {
    name: "page-diff",
    breaks: "a line that was moved up is shown as if the whole text had changed",
    file: `${ui}/admin/versions/line-diff.ts`,
    text: "common(i + 1, j) >= common(i, j + 1)",
    replacement: "common(i + 1, j) <= common(i, j + 1)",
    tests: [`${ui}/admin/versions/line-diff.test.ts`],
  },
  {
    name: "page-file-size",
    breaks: '"1024.0 KB"',
    file: `${ui}/design-form/photo/file-size.ts`,
    text: ' && kilobytes !== "1024.0"',
    replacement: "",
    tests: [`${ui}/design-form/photo/file-size.test.ts`],
  },
  {
    name: "page-upload-answer",
    breaks: "an upload without an order's number leads to the payment of order 0",
    file: `${ui}/design-form/photo/upload-photo.ts`,
    text: "requestId > 0",
    replacement: "requestId >= 0",
    tests: [`${ui}/design-form/photo/upload-photo.test.ts`],
  },
  {
    name: "page-shrink-exact",
    breaks: "a photo that fits is redrawn and loses sharpness",
    file: `${ui}/design-form/photo/shrink-photo.ts`,
    text: "if (long <= longest) return undefined;",
    replacement: "if (long < longest) return undefined;",
    tests: [`${ui}/design-form/photo/shrink-photo.test.ts`],
  },
];
