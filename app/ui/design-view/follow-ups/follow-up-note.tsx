import type { ReactNode } from "react";

export function FollowUpNote({ children }: { children: ReactNode }) {
  return <p className="wrap-anywhere border-line border-t bg-sand/60 px-4 py-3 text-sm">{children}</p>;
}
