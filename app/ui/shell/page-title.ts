/** "My Account · Landscape Atelier". The site's name comes from the root loader. */
export function pageTitle(matches: readonly (MetaMatch | undefined)[], title?: string): string {
  const siteName = readSiteName(matches[0]?.loaderData) ?? "Landscape Atelier";
  return title ? `${title} · ${siteName}` : siteName;
}

interface MetaMatch {
  loaderData?: unknown;
}

function readSiteName(loaderData: unknown): string | undefined {
  if (typeof loaderData !== "object" || loaderData === null || !("siteName" in loaderData)) return undefined;
  return typeof loaderData.siteName === "string" ? loaderData.siteName : undefined;
}
