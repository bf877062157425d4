import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LinkProps,
  Link as RouterLink,
  StaticRouterProvider,
} from "react-router";
import { expect, test } from "vitest";
import { Link } from "./link.tsx";

test.each<LinkProps>([
  { to: "/" },
  { to: "/blog/first-post", className: "a b", rel: "next", children: "On" },
  { to: "/blog?page=2&q=a%20b", "aria-current": "page" },
  { to: "/#pricing", onClick: () => {} },
  { to: "/designs/7?design=2#plan", target: "_blank", reloadDocument: true },
  { to: "/api/login", reloadDocument: true, tabIndex: -1, "aria-hidden": true },
  { to: "/caf\u00e9/a b", state: { from: 1 }, replace: true, preventScrollReset: true },
  { to: "?page=2" },
  { to: "brief/2" },
  { to: ".." },
  { to: "#length" },
  { to: "" },
  { to: "/a/../b" },
  { to: "//a//b" },
  { to: "/a?" },
  { to: "/blog/" },
  { to: "https://example.com/x" },
  { to: { pathname: "/blog", search: "?page=2" } },
  { to: "/blog", discover: "none" },
])("is written as the router writes it: %j", async (link) => {
  // A page that is loaded as a document is not the router's to discover.
  const discover = link.reloadDocument ? "none" : "render";
  expect(await written(<Link {...link} />)).toBe(await written(<RouterLink discover={discover} {...link} />));
});

async function written(element: React.ReactElement): Promise<string> {
  const handler = createStaticHandler([{ path: "/designs/:id", element }]);
  const context = await handler.query(new Request("http://localhost/designs/7?design=1"));
  if (context instanceof Response) throw new Error("Answered at once");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
