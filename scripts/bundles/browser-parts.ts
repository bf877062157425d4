import type { Plugin } from "vite";

/**
 * Vite has each part that is loaded later wait for links to what that imports. Browsers find it themselves: the parts are small, and
 * what they share with the page is there.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (!id.endsWith("vite/preload-helper.js")) return undefined;
      if (!code.includes("__vitePreload")) throw new Error("Vite loads parts of a page in another way.");
      return { code: "export const __vitePreload = (load) => load();", map: null };
    },
  };
}

/** Takes what only the server writes out of what browsers get (app/ui/served-part): all that is imported is brought along. */
export function servedParts(): Plugin {
  const written = /(?<=\(\s*)import\.meta\.env\.SSR && (\w+)(?=,)/g;
  return {
    name: "served-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const parts = id.includes("/app/") ? [...code.matchAll(written)].map(([, part]) => part!) : [];
      if (parts.length === 0) return undefined;
      const rest = parts.reduce((rest, part) => leaveOut(rest, part, id), code);
      return { code: rest.replace(written, "false"), map: null };
    },
  };
}

function leaveOut(code: string, part: string, file: string): string {
  const left = code.replace(new RegExp(`^import \\{ (?:type \\w+, )*${part}(?:, type \\w+)* \\} from `, "m"), "// ");
  if (left === code) throw new Error(`${file}: ${part} needs an import of its own.`);
  return left;
}

/**
 * What stands around every page, and what nearly every page is made of. Of app/ui, or from the root of the project. Without the root
 * route: its sheet would be every page's, under another name.
 */
const ofEveryPage = [
  "shell/(?:analytics|error/error-page|error/error-titles|header-links|page-scripts|page-title|plain-toast|site-around|toasts|use-.*)",
  "(?:alert|button|later-part|link|media-picture|missing-part|photo-goes-to|plain-icon|served-part|use-hydrated|use-pictures-on-paper)",
  "design-form/served-stepper",
  "app/domain/media/stored-picture",
];

/** What the pages of an order have besides, without the first. */
const ofOrders = ["shell/page-frame", "look-again"];

const ofForms = ["field", "fold", "kept-textarea", "scale/(?:length-form|known-length|marked-photo)"];

/** What a page with a form has besides. */
const ofConform = filesOf(["form/(?:field-props|form-errors|use-page-form)"]);

const ofHome = [
  "app/routes/marketing/home",
  "home/customer-home",
  "design-form/(?!draft/reset-).*",
  "take-last-viewed",
];

const ofResults = [
  "app/routes/designs/design",
  "design-form/draft/reset-client-draft",
  "wipe-look",
  "design-view/(?:design-view|designs-section|owners-folds|refund-note|picture/(?:before-after|download-link|enlarge-link))",
  "design-view/(?:follow-ups/(?:follow-ups|follow-up-note)|letter/letter-panel|plan/plan-details|plan/scale-form)",
  "design-view/stage/(?:about-design|design-grid|design-stage|shown-designs)",
];

function filesOf(names: readonly string[]): RegExp {
  const paths = names.map((name) => (name.startsWith("app/") ? name : `app/ui/${name}`));
  return new RegExp(`/(?:${paths.join("|")})\\.tsx?(?:$|\\?)`);
}

/**
 * What browsers get in few files: on a slow line each costs a way there and back. Left alone, a page of an order had forty,
 * most of half a kilobyte. What pages share is named, so that none brings what others use: tests/e2e/weight.spec.ts weighs them.
 */
export const sharedParts = [
  { name: "react", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 9 },
  { name: "parts", test: new RegExp(`${filesOf(ofEveryPage).source}|icons/chevron-down\\.`), priority: 8 },
  { name: "order", test: filesOf(ofOrders), priority: 7 },
  { name: "forms", test: new RegExp(`node_modules/@conform-to/|${ofConform.source}`), priority: 6 },
  { name: "fields", test: filesOf(ofForms), priority: 6 },
  {
    name: "drafts",
    test: filesOf(["design-form/draft/draft-key", "design-form/photo/photo-slot", "last-viewed-request"]),
    priority: 5,
  },
  {
    name: "names",
    test: filesOf([
      "badge",
      "app/domain/orders/pictures/picture-name",
      "app/domain/orders/(?:order|request/(?:order-name|design-request))",
    ]),
    priority: 5,
  },
  { name: "status", test: filesOf(["design-view/status-badge"]), priority: 5 },
  { name: "subject", test: filesOf(["ground/served-subject-note"]), priority: 5 },
  { name: "photo-problem", test: filesOf(["app/domain/media/photo-problem"]), priority: 5 },
  { name: "wish", test: filesOf(["wish/wish-field", "app/domain/orders/request/design-request-rules"]), priority: 5 },
  { name: "home", test: filesOf(ofHome), tags: ["$initial" as const], priority: 4 },
  {
    name: "ground",
    test: /\/app\/(?:routes\/designs\/ground\.|ui\/ground\/|domain\/ground\/|designer\/)/,
    tags: ["$initial" as const],
    priority: 4,
  },
  { name: "results", test: filesOf(ofResults), tags: ["$initial" as const], priority: 4 },
  // What comes later comes in one file of a page, too.
  { name: "catalogue", test: filesOf(["app/domain/orders/request/packages"]), priority: 5 },
  { name: "wish-words", test: filesOf(["app/domain/plans/wish-words"]), priority: 4 },
  {
    name: "small-words",
    test: filesOf(["hold-together", "calendar-date", "app/domain/orders/request/format-cents"]),
    priority: 5,
  },
  {
    name: "home-served",
    test: filesOf(["home/(?!visitor-|hero\\.|visitor-panel).*", "design-form/(?:stepper|package/package-choices)"]),
    priority: 3,
  },
  {
    name: "results-served",
    test: filesOf(["design-view/(?!plan/contractor-|refund-words).*"]),
    priority: 2,
  },
  { name: "desk-parts", test: /\/app\/(?:ui\/(?:admin|blog)|domain\/blog)\//, minShareCount: 5 },
];
