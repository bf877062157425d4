import { join, resolve } from "node:path";

/** Where the server leaves word for `npm run doctor`, from the first request that shows it until the next start. */
export function sharedAddressNote(dataDir: string): string {
  return join(resolve(dataDir), "shared-address");
}
