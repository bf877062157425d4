import { useEffect, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * Whether this page came from the server as a document, which alone carries the policy that lets the payment company's
 * script in. A page reached by a script from another page is loaded anew; and what is left by a script takes a new
 * document too, so that the company's script stays on this page alone.
 */
export function usePaymentDocument(): boolean {
  const hydrated = useHydrated();
  // Taken over from the server's HTML, the first render is not hydrated yet.
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
