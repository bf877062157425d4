/** 1 without a `page` parameter, undefined for an invalid one. */
export function readPageNumber(request: Request): number | undefined {
  const wanted = new URL(request.url).searchParams.get("page");
  if (wanted === null) return 1;
  return /^[1-9][0-9]{0,6}$/.test(wanted) ? Number(wanted) : undefined;
}

/** The first page has no number, so that it has only one address. */
export function listAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
