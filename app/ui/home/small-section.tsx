import type { ReactNode } from "react";

/** A section of the signed-in home page, where the form comes first: a small heading and its content. */
export function SmallSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
