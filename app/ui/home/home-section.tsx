import type { ReactNode } from "react";

/** The header links to it. */
export function HomeSection({
  id,
  title,
  intro,
  tinted = false,
  children,
}: {
  id: string;
  title: string;
  intro: ReactNode;
  tinted?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={tinted ? "border-line border-y bg-sand/50" : ""}>
      <div className="mx-auto max-w-page px-5 py-16 sm:px-8 sm:py-24">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="mt-3 max-w-measure text-ink-soft">{intro}</p>
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
