/**
 * First segments of routes, files and health checks. Any other path is an unknown page or an old address with a
 * redirect. A test compares these lists with app/routes.ts.
 */
export const ownFirstSegments: ReadonlySet<string> = new Set([
  ...[
    "",
    "account",
    "admin",
    "api",
    "atom.xml",
    "blog",
    "demo",
    "designs",
    "feed",
    "feed.xml",
    "gift",
    "index.xml",
    "letter",
  ],
  ...[
    "login",
    "manifest.webmanifest",
    "metrics",
    "payment",
    "preview",
    "preview.jpg",
    "privacy",
    "quote",
    "results",
    "robots.txt",
    "rss",
  ],
  ...["rss.xml", "sample", "set-up", "share", "sitemap.xml", "speculation-rules.json", "terms", "try", "withdraw"],
  // Not in app/routes.ts: health checks, built files, the public folder, the router's manifest.
  ...["healthz", "up", "assets", "apple-touch-icon.png", "favicon.ico", "favicon.svg", "pictures", "__manifest"],
]);

/** Literal segments after the first one. All are lower case; identifiers, tokens and slugs keep their case. */
export const ownLaterSegments: ReadonlySet<string> = new Set([
  ...["api", "atom.xml", "auth", "author", "blog", "brief", "callback", "categories", "category", "checkout", "codes"],
  ...["create-payment-intent", "delete", "designs", "designs.zip", "drafts", "email", "ground", "history", "images"],
  ...[
    "installation",
    "invoice",
    "invoices",
    "invoices.csv",
    "jobs",
    "law",
    "leads",
    "letters",
    "list.csv",
    "log",
    "login",
  ],
  ...["logout", "mail", "mark", "media", "my-data.zip", "new", "operation", "orders", "packages", "packet", "pages"],
  ...[
    "payment-complete",
    "pictures",
    "plan.svg",
    "plans",
    "posts",
    "preview",
    "preview-link",
    "preview.jpg",
    "sun.svg",
  ],
  ...[
    "providers",
    "recent",
    "redirects",
    "revisions",
    "rss.xml",
    "seller",
    "sent",
    "settings",
    "share",
    "shop",
    "storage",
  ],
  ...["stripe", "tag", "tags", "trash", "uploads", "user", "webhook", "wish-reading"],
  // Not in app/routes.ts: the built-in identity provider.
  "identity",
]);

/** Query parameters that name the pages of a WordPress blog without permalinks at this site's front page, with a number. */
export const oldFrontPageParameters: readonly string[] = ["p", "page_id", "cat"];

/** Without the marker of a data request: "/blog/oak" has "blog". */
export function firstSegment(path: string): string {
  const end = path.indexOf("/", 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}

/** API calls get JSON, also for refusals. */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/** The page path of a request. React Router's data requests end in ".data", or in "/_.data" for a path that ends in a slash. */
export function pagePath(path: string): string {
  return path.endsWith("/_.data") ? path.slice(0, -"_.data".length) : path.replace(/\.data$/, "");
}
