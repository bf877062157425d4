import { useEffect, useRef } from "react";

/** What is wrong, by field; "" for what belongs to none. */
export type PostProblems = Record<string, string | undefined>;

export function fieldId(name: string): string {
  return `post-${name}`;
}

const asInTheForm = [
  "",
  "title",
  "slug",
  "excerpt",
  "content",
  "metaTitle",
  "metaDescription",
  "status",
  "publishedAt",
  "authorId",
  "featuredImagePath",
  "featuredImageAlt",
  "categories",
  "tags",
];

/** All problems at the top, where the page opens after a post; each leads to its field. */
export function FieldProblems({ problems }: { problems: PostProblems }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0) box.current?.focus();
  }, [problems]);
  const listed = Object.entries(problems).flatMap(([name, message]) => (message ? [{ name, message }] : []));
  if (listed.length === 0) return null;
  listed.sort((a, b) => asInTheForm.indexOf(a.name) - asInTheForm.indexOf(b.name));
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that comes back with problems opens at them, without JavaScript too
      autoFocus
      className="scroll-mt-40 rounded-lg border border-danger bg-raised px-4 py-2 outline-none"
    >
      <p className="font-medium">Not saved yet. What you typed is all here.</p>
      <ul>
        {listed.map(({ name, message }) => (
          <li key={name}>
            {name ? (
              <a
                href={`#${fieldId(name)}`}
                className="inline-flex min-h-11 items-center text-danger underline underline-offset-4 sm:min-h-8"
              >
                {message}
              </a>
            ) : (
              <span className="text-danger">{message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
