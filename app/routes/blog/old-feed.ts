import { redirect } from "react-router";
import { feedPaths } from "#app/domain/blog/blog-address.server.ts";
import type { Route } from "./+types/old-feed";

/** Where other sites keep their feeds (/feed.xml, /index.xml, /rss, ...): readers' programs find ours there too. */
export function loader({ request }: Route.LoaderArgs) {
  const isAtom = /^\/(?:feed|atom)\.xml/.test(new URL(request.url).pathname);
  return redirect(isAtom ? feedPaths.atom : feedPaths.rss, 301);
}
