import { servedPart } from "../served-part.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteTop } from "./site-top.tsx";

/** What stands around every page stays as the server wrote it. */
export const ServedTop = servedPart(
  import.meta.env.SSR && SiteTop,
  async () => (await import("./site-top.tsx")).SiteTop,
);

export const ServedFooter = servedPart(
  import.meta.env.SSR && SiteFooter,
  async () => (await import("./site-footer.tsx")).SiteFooter,
);
