import type { ReactNode } from "react";
import { href } from "react-router";
import { ButtonLink } from "../../button.tsx";
import { Link } from "../../link.tsx";

interface PageLink {
  to: string;
  label: string;
}

/** Not found, forbidden, failed. */
export function MessagePage({
  title,
  back = { to: href("/"), label: "Back to Home" },
  others = [],
  children,
}: {
  title: string;
  back?: PageLink;
  /** Where else they may have wanted to go. */
  others?: readonly PageLink[];
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-4xl items-center gap-x-16 gap-y-8 px-5 py-14 max-md:justify-items-center max-md:text-center sm:px-8 sm:py-24 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <GardenGate />
      <div className="flex flex-col gap-8 max-md:items-center md:items-start">
        <div>
          <h1>{title}</h1>
          <div className="mt-4 text-ink-soft">{children}</div>
        </div>
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
        {others.length > 0 ? (
          <ul className="flex flex-wrap gap-x-6 gap-y-1 border-line border-t pt-4 text-sm max-md:justify-center">
            {others.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center text-moss underline underline-offset-4">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

export function NotFoundPage() {
  return (
    <MessagePage title="404 Page Not Found" others={otherGates}>
      <p>There is no garden behind this gate. The page may have moved, or its address may be mistyped.</p>
      <p className="mt-3 text-xs">Did you forget to add the page to the router?</p>
    </MessagePage>
  );
}

const otherGates = [
  { to: `${href("/")}#examples`, label: "Examples" },
  { to: href("/sample"), label: "A finished order" },
  { to: href("/blog"), label: "Blog" },
];

function GardenGate() {
  return (
    <svg viewBox="0 0 160 112" fill="none" aria-hidden="true" className="w-40 text-ink-soft md:w-full">
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8 104h144" />
        <path d="M50 104V36M110 104V36M46 36h8M106 36h8" />
        <path d="M50 56c18-16 42-16 60 0M50 88h60" />
        <path d="M62 104V49M74 104V45M86 104V45M98 104V49" />
        <path d="M101 72h3" />
      </g>
      <g className="stroke-moss" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12 104c-4-14 2-26 12-26 4-10 16-10 18 0 6 6 6 18 2 26" />
        <path d="M24 104c0-8 2-12 6-16M34 104c0-5 1-8 4-11" />
        <path d="M148 104c4-12-1-22-10-23-3-9-15-9-17 1-6 5-6 15-3 22" />
        <path d="M136 104c0-7-2-10-5-14M127 104c0-4-1-7-3-9" />
      </g>
    </svg>
  );
}
