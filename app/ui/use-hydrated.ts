import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False in the server's HTML and while it is taken over, true from then on: what needs JavaScript shows only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
