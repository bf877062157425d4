import { type RefObject, useEffect, useRef, useState } from "react";
import { ArticleText } from "#app/ui/blog/article-text.tsx";

const typingPauseMs = 600;

interface ContentPreviewProps {
  serverHtml: string | undefined;
  contentRef: RefObject<HTMLTextAreaElement | null>;
  className: string;
}

/** The text as its readers will see it, made by the server: the same sanitised HTML that a save would store. */
export function ContentPreview({ serverHtml, contentRef, className }: ContentPreviewProps) {
  const { html, problem } = useLivePreview(contentRef, serverHtml);
  return (
    <section aria-label="Preview" className={`min-w-0 ${className}`}>
      <p className="font-medium">Preview</p>
      <div className="mt-2 max-h-[calc(60vh+6rem)] min-h-[60vh] overflow-auto rounded-lg border border-line bg-paper p-4 [&_.article-text]:text-base">
        {problem ? <p className="mb-3 text-danger text-sm">{problem}</p> : null}
        {html ? <ArticleText html={html} /> : <p className="text-ink-soft text-sm">What you write is shown here.</p>}
      </div>
    </section>
  );
}

function useLivePreview(contentRef: RefObject<HTMLTextAreaElement | null>, serverHtml = "") {
  const [preview, setPreview] = useState<{ html: string; problem?: string }>({ html: serverHtml });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    const area = contentRef.current;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = async () => {
      running.current?.abort();
      running.current = new AbortController();
      const answer = await fetchPreview(area.value, running.current.signal);
      if (answer) setPreview((before) => ({ html: answer.html ?? before.html, problem: answer.problem }));
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

/** @returns undefined when a newer text has taken this one's place */
async function fetchPreview(
  content: string,
  signal: AbortSignal,
): Promise<{ html?: string; problem?: string } | undefined> {
  try {
    const body = new FormData();
    body.set("content", content);
    const answer = await fetch("/admin/preview", { method: "POST", body, signal });
    const { html, message } = (await answer.json()) as { html?: string; message?: string };
    return answer.ok ? { html } : { problem: message };
  } catch {
    return signal.aborted ? undefined : { problem: "The preview cannot be made just now." };
  }
}
