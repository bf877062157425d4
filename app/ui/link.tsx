import { type LinkProps, Link as RouterLink } from "react-router";

/**
 * The router's in the browser. While a page is rendered, it has the same markup without the router's work for each
 * link.
 */
export const Link = import.meta.env.SSR ? WrittenLink : FollowedLink;

/** Where a page is loaded as a document, the router has nothing to discover. */
function FollowedLink(props: LinkProps) {
  return <RouterLink discover={props.reloadDocument ? "none" : "render"} {...props} />;
}

function WrittenLink(props: LinkProps) {
  const { to, target, reloadDocument, preventScrollReset, replace, state, ...rest } = props;
  if (!isWholePath(to) || askingMore.some((name) => name in rest)) return <FollowedLink {...props} />;
  return <a {...rest} href={to} target={target} data-discover={reloadDocument ? undefined : "true"} />;
}

/** Addresses that the router renders unchanged. */
function isWholePath(to: LinkProps["to"]): to is string {
  return typeof to === "string" && to.startsWith("/") && !to.includes("//") && !to.includes("/.") && !/[?#]$/.test(to);
}

/** Props that change the rendered link. */
const askingMore = ["discover", "prefetch", "relative", "mask", "viewTransition", "defaultShouldRevalidate"];
