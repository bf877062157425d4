import { join, resolve } from "node:path";

/** Written for `npm run doctor` by the first request that shows it; removed at the next start. */
export function sharedAddressNote(dataDir: string): string {
  return join(resolve(dataDir), "shared-address");
}
