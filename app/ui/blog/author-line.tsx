import type { ReactNode } from "react";
import { href } from "react-router";
import { authorInitials } from "#app/domain/blog/post.ts";
import { Link } from "../link.tsx";

/** More facts go below the name. */
export function AuthorLine({
  name,
  slug,
  siteName,
  children,
}: {
  name: string | null;
  slug: string | null;
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
        <p className="text-ink [overflow-wrap:anywhere]">
          {slug ? (
            <Link
              to={href("/blog/author/:slug", { slug })}
              dir="auto"
              className="-my-2.5 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            (name ?? siteName)
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
