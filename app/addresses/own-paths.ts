/**
 * First segments of all paths that this server answers itself: routes, files, health checks. A path that begins with another
 * segment is an unknown page or an old address with a redirect. A test compares these lists with app/routes.ts.
 */
export const ownFirstSegments: ReadonlySet<string> = new Set([
  ...["", "account", "admin", "api", "atom.xml", "blog", "demo", "designs", "feed", "feed.xml", "index.xml", "letter"],
  ...["login", "metrics", "payment", "preview", "privacy", "results", "robots.txt", "rss", "rss.xml", "sample"],
  ...["share", "sitemap.xml", "speculation-rules.json", "terms"],
  // Not in app/routes.ts: health checks, built files, the public folder, the router's list of routes.
  ...["healthz", "up", "assets", "apple-touch-icon.png", "favicon.ico", "favicon.svg", "pictures", "__manifest"],
]);

/** Literal segments behind the first one. All are lower case; identifiers, tokens and slugs keep their case. */
export const ownLaterSegments: ReadonlySet<string> = new Set([
  ...["atom.xml", "auth", "blog", "brief", "callback", "categories", "category", "checkout", "create-payment-intent"],
  ...["delete", "designs", "designs.zip", "drafts", "email", "ground", "history", "images", "installation", "jobs"],
  ...["letters", "list.csv", "log", "login", "logout", "mail", "media", "my-data.zip", "new", "operation", "orders"],
  ...["payment-complete", "pictures", "plan.svg", "plans", "posts", "preview", "preview-link", "preview.jpg"],
  ...["providers", "recent", "redirects", "revisions", "rss.xml", "settings", "share", "storage", "stripe", "tag"],
  ...["tags", "trash", "uploads", "user", "webhook", "wish-reading"],
  // Not in app/routes.ts: where the built-in identity provider answers.
  "identity",
]);

/**
 * Parameters by which a blog that lived at this site's front page named its pages: WordPress without permalinks. An old
 * address of the front page has one of them, with a number.
 */
export const oldFrontPageParameters: readonly string[] = ["p", "page_id", "cat"];

/** The first segment of a path, without the marker of a data request: "/blog/oak" begins with "blog". */
export function firstSegment(path: string): string {
  const end = path.indexOf("/", 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}

/** Whether a program asks: the answer is JSON, also where it is a refusal. */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/**
 * The path of the page whose data is asked for. React Router's data requests end in ".data", or in "/_.data" for a path that
 * ends in a slash.
 */
export function pagePath(path: string): string {
  return path.endsWith("/_.data") ? path.slice(0, -"_.data".length) : path.replace(/\.data$/, "");
}
