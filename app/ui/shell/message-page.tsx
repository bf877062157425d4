import type { ReactNode } from "react";
import { ButtonLink } from "../button.tsx";

/** A page with one thing to say and a way home: not found, no entry, something broke. */
export function MessagePage({
  title,
  back = { to: "/", label: "Back to Home" },
  children,
}: {
  title: string;
  /** The way on. */
  back?: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center px-5 py-20 text-center sm:px-8 sm:py-28">
      <GardenGate />
      <h1 className="mt-8">{title}</h1>
      <div className="mt-4 text-ink-soft">{children}</div>
      <ButtonLink to={back.to} className="mt-8">
        {back.label}
      </ButtonLink>
    </div>
  );
}

export function NotFoundPage() {
  return (
    <MessagePage title="404 Page Not Found">
      <p>There is no garden behind this gate. The page may have moved, or its address may be mistyped.</p>
      <p className="mt-6 text-xs">Did you forget to add the page to the router?</p>
    </MessagePage>
  );
}

/** A closed gate between two shrubs. */
function GardenGate() {
  return (
    <svg viewBox="0 0 160 112" fill="none" aria-hidden="true" className="w-40 text-ink-soft">
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
