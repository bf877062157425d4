import { useEffect, useState } from "react";

export type WriteMode = "rich" | "markdown";

const key = "write-mode";

/** The choice is kept in this browser. The page opens with the text area, which works without scripts. */
export function useWriteMode(): [WriteMode, (mode: WriteMode) => void] {
  const [mode, setMode] = useState<WriteMode>("markdown");
  useEffect(() => {
    if (readMode() === "rich") setMode("rich");
  }, []);
  return [
    mode,
    (chosen) => {
      setMode(chosen);
      try {
        localStorage.setItem(key, chosen);
      } catch {
        // Private windows may refuse: the choice is for this page then.
      }
    },
  ];
}

function readMode(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
