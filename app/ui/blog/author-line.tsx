import type { ReactNode } from "react";
import { authorInitials } from "#app/domain/blog/post.ts";

/** More facts go below the name. */
export function AuthorLine({
  name,
  siteName,
  children,
}: {
  name: string | null;
  siteName: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-w-0 items-center gap-3 text-ink-soft text-sm">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sand font-semibold font-serif text-ink text-xs"
      >
        {authorInitials(name)}
      </span>
      <div className="min-w-0">
        <p className="text-ink [overflow-wrap:anywhere]">{name ?? siteName}</p>
        {children}
      </div>
    </div>
  );
}
