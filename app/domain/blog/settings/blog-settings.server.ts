import { db } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { blogSettings } from "#db/schema.ts";
import { type BlogSettings, firstBlogSettings } from "./blog-settings.ts";

const id = 1;

export function readBlogSettings(): BlogSettings {
  return settingsRow(db).get() ?? firstBlogSettings;
}

const settingsRow = prepared((db) => {
  const { title, introduction, language, timeZone } = blogSettings;
  return db.select({ title, introduction, language, timeZone }).from(blogSettings).prepare();
});

export function saveBlogSettings(settings: BlogSettings): void {
  db.insert(blogSettings)
    .values({ id, ...settings })
    .onConflictDoUpdate({ target: blogSettings.id, set: settings })
    .run();
}

export function listTimeZones(): string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC")];
}
