import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A page that came without a load takes the focus, so that it is read from its beginning, as a loaded one would be. */
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
