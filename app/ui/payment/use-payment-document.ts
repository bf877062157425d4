import { useEffect, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * Only a document has the policy that allows the payment company's script. A page reached by client navigation is
 * reloaded; leaving it loads a new document, too, so that the script stays on this page.
 */
export function usePaymentDocument(): boolean {
  const hydrated = useHydrated();
  // The first render of a page from the server's HTML is not hydrated yet.
  const [cameAsDocument] = useState(!hydrated);
  useEffect(() => {
    if (!cameAsDocument) {
      window.location.reload();
      return;
    }
    const { pathname } = window.location;
    return () => {
      if (window.location.pathname !== pathname) window.location.reload();
    };
  }, [cameAsDocument]);
  return cameAsDocument;
}
