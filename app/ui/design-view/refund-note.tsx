export function RefundNote({ words }: { words: string }) {
  return <p className="rounded-lg border border-line bg-sand/60 px-4 py-3 text-ink">{words}</p>;
}
