import { lastViewedKey, quietly } from "./last-viewed-request.ts";

const jumpedKey = "jumped-to-last-viewed";

/** On the first call of a visit; undefined afterwards. */
export function takeLastViewed(): number | undefined {
  return quietly(() => {
    if (sessionStorage.getItem(jumpedKey)) return undefined;
    sessionStorage.setItem(jumpedKey, "1");
    const requestId = Number(localStorage.getItem(lastViewedKey));
    return Number.isSafeInteger(requestId) && requestId > 0 ? requestId : undefined;
  });
}
