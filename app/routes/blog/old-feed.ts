import { redirect } from "react-router";
import { feedPath } from "#app/domain/blog/blog-address.server.ts";
import type { Route } from "./+types/old-feed";

/** Redirects the usual feed URLs (/feed.xml, /index.xml, /rss, ...) to ours. */
export function loader({ request }: Route.LoaderArgs) {
  const isAtom = /^\/(?:feed|atom)\.xml/.test(new URL(request.url).pathname);
  return redirect(feedPath(isAtom ? "atom" : "rss"), 301);
}
