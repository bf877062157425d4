import { env } from "#app/settings/env.server.ts";

/** Outside the blog. Takes paths and returns absolute addresses. */
export function describePublicPage(page: {
  path: string;
  title: string;
  description: string;
  image?: { path: string; width: number; height: number; alt: string };
  hidden?: boolean;
}) {
  const { path, title, description, image, hidden } = page;
  return {
    title,
    description,
    url: new URL(path, env.PUBLIC_URL).href,
    siteName: env.SITE_NAME,
    hidden,
    image: image && { ...image, url: new URL(image.path, env.PUBLIC_URL).href },
  };
}
