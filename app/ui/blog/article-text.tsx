import "./article-text.css";
import "./article-blocks.css";

/** @param html sanitized when it was saved */
export function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer lets an allow-list through and nothing else
  return <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
