/** /up is the health check of container platforms (ONCE, Kamal). */
export function isHealthPath(path: string | undefined): boolean {
  return path === "/healthz" || path === "/up";
}
