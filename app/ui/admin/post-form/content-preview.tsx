import { type RefObject, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { ArticleText } from "#app/ui/blog/article-text.tsx";

const typingPauseMs = 600;

/** As readers will see it, and what they will not see of it, with line numbers. */
export interface Preview {
  html: string;
  removals: string[];
}

interface ContentPreviewProps {
  /** Rendered by the server with the page. */
  made: Preview | undefined;
  contentRef: RefObject<HTMLTextAreaElement | null>;
  className: string;
}

/** Rendered by the server: the same sanitized HTML that a save would store. */
export function ContentPreview({ made, contentRef, className }: ContentPreviewProps) {
  const { html, removals, problem } = useLivePreview(contentRef, made);
  return (
    <section aria-label="Preview" className={`min-w-0 ${className}`}>
      <p className="font-medium">Preview</p>
      <div className="mt-2 max-h-[calc(60vh+6rem)] min-h-[60vh] overflow-auto rounded-lg border border-line bg-paper p-4 [&_.article-text]:text-base">
        {problem ? <p className="mb-3 text-danger text-sm">{problem}</p> : null}
        {removals.length > 0 ? (
          <ul aria-label="Taken out" className="mb-3 rounded-lg border border-line bg-sand/50 px-3 py-2 text-sm">
            {removals.map((removal) => (
              <li key={removal} className="wrap-anywhere">
                {removal}
              </li>
            ))}
          </ul>
        ) : null}
        {html ? <ArticleText html={html} /> : <p className="text-ink-soft text-sm">What you write is shown here.</p>}
      </div>
    </section>
  );
}

const nothing: Preview = { html: "", removals: [] };

function useLivePreview(contentRef: RefObject<HTMLTextAreaElement | null>, made: Preview = nothing) {
  const [preview, setPreview] = useState<Preview & { problem?: string }>(made);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    const area = contentRef.current;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = async () => {
      running.current?.abort();
      running.current = new AbortController();
      const answer = await fetchPreview(area.value, running.current.signal);
      if (answer) setPreview((before) => ({ ...before, problem: undefined, ...answer }));
    };
    const showAfterPause = () => {
      clearTimeout(timer);
      timer = setTimeout(show, typingPauseMs);
    };
    if (area.value.trim()) void show();
    area.addEventListener("input", showAfterPause);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
      area.removeEventListener("input", showAfterPause);
    };
  }, [contentRef]);
  return preview;
}

/** Undefined when a newer text has replaced this one. */
async function fetchPreview(
  content: string,
  signal: AbortSignal,
): Promise<Preview | { problem: string | undefined } | undefined> {
  try {
    const body = new FormData();
    body.set("content", content);
    const answer = await fetch(href("/admin/preview"), { method: "POST", body, signal });
    const { message, html, removals } = (await answer.json()) as Preview & { message?: string };
    return answer.ok ? { html, removals } : { problem: message };
  } catch {
    return signal.aborted ? undefined : { problem: "The preview cannot be made just now." };
  }
}
