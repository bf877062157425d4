/** The public URL of a blog picture, as POST /api/blog/media returns it. Safe in the browser. */
export function pictureAddress(path: string): string {
  return `/api/uploads/${path}`;
}
