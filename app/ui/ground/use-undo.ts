import { useState } from "react";

/** Steps that can be taken back. */
const undoAtMost = 60;

export function useUndo<T>(first: () => T) {
  const [now, setNow] = useState(first);
  const [past, setPast] = useState<T[]>([]);

  function change(next: T) {
    setPast((steps) => [...steps.slice(-undoAtMost), now]);
    setNow(next);
  }
  function undo() {
    const before = past.at(-1);
    if (before === undefined) return;
    setNow(before);
    setPast(past.slice(0, -1));
  }
  return { now, change, undo, canUndo: past.length > 0 };
}
