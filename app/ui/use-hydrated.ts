import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False in the server's HTML and during hydration: for controls that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
