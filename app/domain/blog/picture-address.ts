/** The address under which everybody sees a blog picture: what POST /api/blog/media answers. Safe in the browser. */
export function pictureAddress(path: string): string {
  return `/api/uploads/${path}`;
}
