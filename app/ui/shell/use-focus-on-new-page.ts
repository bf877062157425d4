import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** So that a page without a load is read from its beginning, like a loaded one. */
export function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A requested section takes the focus instead.
    if (!hash) document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
