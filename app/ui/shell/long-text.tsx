import type { ComponentProps } from "react";
import { ArticleText } from "../blog/article-text.tsx";

interface LongTextProps extends ComponentProps<typeof ArticleText> {
  headings: readonly { id: string; words: string }[];
}

/** Chapters, where it has any, are listed next to the text, sticky on wide screens. */
export function LongText({ headings, ...text }: LongTextProps) {
  if (headings.length === 0) return <ArticleText {...text} />;
  return (
    <div className="grid gap-x-14 gap-y-10 border-line border-t pt-8 md:grid-cols-[12rem_minmax(0,1fr)] print:block">
      <nav aria-label="On this page" className="md:sticky md:top-24 md:self-start print:hidden">
        <ul className="grid text-sm">
          {headings.map(({ id, words }) => (
            <li key={id} className="border-line border-b md:border-0">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center text-moss underline-offset-4 hover:underline md:min-h-9"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <ArticleText {...text} />
      </div>
    </div>
  );
}
