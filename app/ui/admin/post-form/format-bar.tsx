import { Bold, Heading2, Italic, Link2, List, Quote, Superscript, Table, Video } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Format, formatText } from "./format-text.ts";

const buttons = [
  { format: "bold", name: "Bold", key: "b", Icon: Bold },
  { format: "italic", name: "Italic", key: "i", Icon: Italic },
  { format: "link", name: "Link", key: "k", Icon: Link2 },
  { format: "heading", name: "Heading", key: undefined, Icon: Heading2 },
  { format: "list", name: "List", key: undefined, Icon: List },
  { format: "quote", name: "Quote", key: undefined, Icon: Quote },
  { format: "table", name: "Table", key: undefined, Icon: Table },
  { format: "video", name: "Video", key: undefined, Icon: Video },
  { format: "footnote", name: "Footnote", key: undefined, Icon: Superscript },
] as const;

/** With JavaScript only. */
export function FormatBar({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  if (!useHydrated()) return null;
  return (
    <div role="toolbar" aria-label="Formatting" className="mb-2 flex flex-wrap gap-1">
      {buttons.map(({ format, name, key, Icon }) => (
        <button
          key={format}
          type="button"
          title={key ? `${name} (Ctrl+${key.toUpperCase()} or ⌘${key.toUpperCase()})` : name}
          aria-label={name}
          onClick={() => area.current && formatText(area.current, format)}
          className="grid size-11 place-items-center rounded-lg border border-line text-ink hover:border-ink"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </div>
  );
}

/** Ctrl or ⌘ with B, I and K. */
export function formatByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const format: Format | undefined = buttons.find(({ key }) => key === event.key.toLowerCase())?.format;
  if (!format) return;
  event.preventDefault();
  formatText(event.currentTarget, format);
}
