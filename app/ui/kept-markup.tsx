import { createContext, type ReactElement, useContext } from "react";

/** Writes an element as HTML that no script takes up; there is one only while such a page is written. */
export const MarkupWriter = /* @__PURE__ */ createContext<((element: ReactElement) => string) | undefined>(undefined);

interface KeptMarkupProps {
  /** Says all that the content shows, and is another object as soon as that changes. */
  of: object;
  className: string;
  /** Needs nothing of what stands around it: neither the router's state nor any other context. */
  children: ReactElement;
}

/**
 * What everybody sees alike, in pages that differ around it: where no script takes the page up, its content is written once for as
 * long as what it shows is kept.
 */
export function KeptMarkup({ of, className, children }: KeptMarkupProps) {
  const write = useContext(MarkupWriter);
  if (!write) return <div className={className}>{children}</div>;
  const html = kept.get(of) ?? write(children);
  kept.set(of, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React wrote
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const kept = new WeakMap<object, string>();
