import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Absent without JavaScript: the field's text can be selected. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string>();
  if (!useHydrated()) return null;
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  return (
    <Button type="button" variant="secondary" className="min-w-38" onClick={copy}>
      <span role="status">{copied === text ? "Copied" : "Copy the link"}</span>
    </Button>
  );
}
