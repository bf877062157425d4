/** Where it is asked whether the server answers; /up is what containers are asked for (ONCE, Kamal). */
export function isHealthPath(path: string | undefined): boolean {
  return path === "/healthz" || path === "/up";
}
