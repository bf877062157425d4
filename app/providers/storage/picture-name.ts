const namePattern = /^[a-z0-9]{2}[a-z0-9-]*\.[a-z]{3,4}$/;

export function isStoredName(name: string): boolean {
  return namePattern.test(name);
}

/** So that no path is built from an invalid name. @throws Error */
export function requireStoredName(name: string): string {
  if (!isStoredName(name)) throw new Error("This is not the name of a stored picture");
  return name;
}
