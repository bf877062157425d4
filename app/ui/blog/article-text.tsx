import "./article-text.css";
import "./article-blocks.css";
import type { ReactNode } from "react";
import { quoteLink } from "#app/domain/blog/article/blocks/block-names.ts";

interface ArticleTextProps {
  /** Sanitized when it was saved. */
  html: string;
  /** In place of the first link to it. */
  quoteForm?: ReactNode;
}

export function ArticleText({ html, quoteForm }: ArticleTextProps) {
  const at = quoteForm ? html.indexOf(quoteLink) : -1;
  if (at === -1) return <Part html={html} />;
  const rest = html.slice(at + quoteLink.length).trim();
  return (
    <>
      <Part html={html.slice(0, at)} />
      {quoteForm}
      {rest ? (
        <div className="mt-10">
          <Part html={rest} />
        </div>
      ) : null}
    </>
  );
}

function Part({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer lets an allow-list through and nothing else
  return <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
