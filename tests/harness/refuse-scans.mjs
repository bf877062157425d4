import Database from "better-sqlite3";

/**
 * Preloaded into what tests run: a statement of the product that scans a growing table is refused when it is prepared, so that
 * any test which runs it fails and names it. SQLite plans without statistics on row counts, so a small database shows as much
 * as a large one.
 */
const growing = new Set([
  ...["design_requests", "ordered_pictures", "design_images", "follow_ups", "image_attempts", "design_drafts"],
  ...["media", "sessions", "users", "identities", "payment_events", "refunds", "letters", "jobs"],
  ...["test_payments", "test_refunds"],
  ...["blog_posts", "blog_post_categories", "blog_post_tags", "blog_blocks", "blog_revisions", "blog_drafts"],
  "picture_uses",
  "redirects",
]);

/** Indexes that hold only the few rows in some temporary state. */
const short = /_(outstanding|under_way|being_read|asked|pending|owed|ready|running)$/;

/** Statements that scan on purpose, each with its reason. */
const allowed = [
  // The page count of posts or redirects, by an index of a few bytes per post: 2 ms at 100,000 posts.
  /^select count\(\*\) from "(?:blog_posts|redirects)"/,
  // The page count of the picture library, by an index of the blog's pictures only.
  /^select count\(\*\) from "media" where kind = 'blog'$/,
  // Runs when an editor permanently deletes a picture: unsaved texts, a few per person.
  /^select "id" from "blog_drafts" where instr\(/,
  /^select "status", count\(\*\) from "blog_posts"/,
];

const selectsNothing = / where \(?false\b/;

const prepare = Database.prototype.prepare;
Database.prototype.prepare = function prepareWithoutScans(source) {
  const scans = findScans(this, source);
  if (scans.length > 0 && isOurs(new Error().stack ?? "")) {
    throw new Error(`This statement reads a whole table:\n${source}\n${scans.join("\n")}`);
  }
  return prepare.call(this, source);
};

/** @param {Database.Database} connection @param {string} source @returns {string[]} lines of SQLite's plan */
function findScans(connection, source) {
  if (!/^\s*(select|update|delete|with)/i.test(source) || allowed.some((known) => known.test(source))) return [];
  const values = new Array(source.split("?").length - 1).fill(null);
  const plan = prepare.call(connection, `explain query plan ${source}`).all(...values);
  return plan.map(({ detail }) => detail).filter((detail) => isWhole(detail, source));
}

/** "SCAN media", and "SCAN jobs USING INDEX jobs_ended" unless it ends at a limit or the index is a short one. */
function isWhole(detail, source) {
  const [, table, index] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$/.exec(detail) ?? [];
  if (!table || !growing.has(table) || selectsNothing.test(source)) return false;
  return index === undefined || !(short.test(index) || /\blimit \+?\?/i.test(source));
}

/** Tests may scan anything; so may a migration or a move, once. */
function isOurs(stack) {
  const frames = stack.split("\n").filter((line) => !/node_modules|refuse-scans/.test(line));
  if (frames.some((line) => /migrateDatabase|moveRows/.test(line))) return false;
  const caller = frames.find((line) => /\/app\/|\/tests\//.test(line)) ?? "";
  return caller.includes("/app/") && !caller.includes(".test.");
}
