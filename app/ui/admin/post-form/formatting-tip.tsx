const examples = [
  ["## Heading", "a heading"],
  ["**bold** and *italic*", "bold and italic"],
  ["[words](https://…)", "a link"],
  ["![what it shows](…)", 'a picture; (… "words") puts a caption below it'],
  ["- one", "a list; 1. for numbers, - [ ] for tasks"],
  ["> words", "a quote"],
  ["[^1] … [^1]: words", "a footnote"],
  ["https://youtu.be/…", "a video, on a line of its own"],
  ["| a | b |", "a table, with |---|---| under its first row"],
  ["```", "code, until the next ```"],
  [
    "::: gallery … :::",
    "up to nine pictures in a grid: ::: gallery, a picture on each line, and ::: are lines of their own",
  ],
  ["::: before-after … :::", "two pictures, one drawn over the other"],
  ["::: button … :::", "the link in it as a button"],
  ["::: quote-form … :::", "a form that asks you for a quote"],
  ["::: callout tip Title … :::", "a box; note, tip or warning, and its title"],
] as const;

export function FormattingTip({ id }: { id: string }) {
  return (
    <details id={id} className="min-w-0 flex-1 text-ink-soft text-sm">
      <summary className="inline-flex min-h-11 items-center gap-2">
        <span>
          Formatting tip: write in Markdown, <code className="font-mono text-ink">**bold**</code>,{" "}
          <code className="font-mono text-ink">## Heading</code>. <span className="text-moss underline">More</span>
        </span>
      </summary>
      <dl className="wrap-anywhere mt-1 grid grid-cols-[fit-content(55%)_minmax(0,1fr)] gap-x-4 gap-y-1">
        {examples.map(([written, becomes]) => (
          <div key={written} className="contents">
            <dt className="font-mono text-ink">{written}</dt>
            <dd>{becomes}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
