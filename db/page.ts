export interface Page<T> {
  items: T[];
  total: number;
  /** Counted from 1; a page beyond the last is the last. */
  page: number;
  pageCount: number;
}

export function placePage(total: number, wanted: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, wanted), pageCount);
  return { total, page, pageCount, offset: (page - 1) * pageSize };
}
