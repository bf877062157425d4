const namePattern = /^[a-z0-9]{2}[a-z0-9-]*\.[a-z]{3,4}$/;

export function isStoredName(name: string): boolean {
  return namePattern.test(name);
}

/** @throws for what is no name of ours: no path is ever made of it */
export function requireStoredName(name: string): string {
  if (!isStoredName(name)) throw new Error("This is not the name of a stored picture");
  return name;
}
