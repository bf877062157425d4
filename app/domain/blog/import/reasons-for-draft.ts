import { postLimits } from "../post-rules.ts";
import type { DescribedPost } from "./describe-post.ts";
import { firstText, isNo, isYes, textOf } from "./front-matter/field-values.ts";
import type { FrontMatter } from "./front-matter/front-matter-value.ts";
import { type DateZones, readDate } from "./front-matter/read-date.ts";
import type { Place } from "./site/find-posts.server.ts";

export interface JudgedPost {
  place: Place;
  fields: FrontMatter;
  described: DescribedPost;
  markdown: string;
  zones?: DateZones;
  /** About the file: no or unreadable front matter, unknown shortcodes. */
  doubts: string[];
}

const places: Record<Place, string | undefined> = {
  post: undefined,
  draft: "it lies among the drafts",
  hidden: "its name begins with an underscore",
  page: "it lies outside the folders of posts",
  index: "it is an index",
};

/** None for a text that may be published as it is. */
export function reasonsForDraft(post: JudgedPost, now: number): string[] {
  const { place, described, markdown, doubts } = post;
  const { title, date, publishedAt } = described;
  const { contentAtLeast } = postLimits;
  const reasons = [places[place], ...ownWords(post, now)];
  if (date === undefined) reasons.push("it has no date");
  else if (!publishedAt) reasons.push(`its date is none: ${date.slice(0, 60)}`);
  else if (publishedAt.time > now) reasons.push(`its date is to come: ${date}`);
  // The form's minimum is for new titles: "Moss" was one already.
  if (title === "") reasons.push("it has no title");
  const length = markdown.trim().length;
  if (length < contentAtLeast) reasons.push(`its text has ${length} of at least ${contentAtLeast} characters`);
  return [...reasons, ...doubts].filter((reason) => reason !== undefined);
}

function ownWords({ fields, zones }: JudgedPost, now: number): string[] {
  const words: string[] = [];
  if (isYes(fields.draft) || isYes(fields.isDraft)) words.push("it is marked as a draft");
  if (isNo(fields.published) || isNo(fields.publish)) words.push("it is marked as not published");
  for (const name of ["private", "unlisted", "hidden", "hide", "headless"]) {
    if (isYes(fields[name])) words.push(`it is marked as ${name}`);
  }
  if (textOf(fields.password)) words.push("it asked for a password");
  if (/^(?:draft|private|pending|trash|hidden)$/i.test(textOf(fields.status) ?? ""))
    words.push(`its status is ${fields.status}`);
  if (isYes(fields.is_page) || /^page$/i.test(textOf(fields.type) ?? "")) words.push("it is marked as a page");
  // It may be too far ahead to be valid here; the post must not be published by its other date.
  const release = firstText(fields, ["publishDate", "publishdate", "publish_date"]);
  if (release && !readDate(release)) words.push(`its publishDate is none: ${release.slice(0, 60)}`);
  const expiry = readDate(textOf(fields.expiryDate) ?? textOf(fields.expirydate) ?? "", zones);
  if (expiry && expiry.time <= now) words.push("its time is over (expiryDate)");
  if (textOf(fields.redirect_to)) words.push("it only led elsewhere (redirect_to)");
  return words;
}
