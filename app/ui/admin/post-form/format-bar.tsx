import {
  Bold,
  Columns2,
  Heading2,
  ImagePlus,
  Images,
  Italic,
  Link2,
  List,
  ListOrdered,
  MousePointerClick,
  Quote,
  StickyNote,
  Superscript,
  Table,
  Video,
} from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Format, formatText } from "./format-text.ts";

const buttons = [
  { format: "bold", name: "Bold", key: "b", Icon: Bold },
  { format: "italic", name: "Italic", key: "i", Icon: Italic },
  { format: "link", name: "Link", key: "k", Icon: Link2 },
  { format: "heading", name: "Heading", key: undefined, Icon: Heading2 },
  { format: "list", name: "List", key: undefined, Icon: List },
  { format: "numbers", name: "Numbered list", key: undefined, Icon: ListOrdered },
  { format: "quote", name: "Quote", key: undefined, Icon: Quote },
  { format: "table", name: "Table", key: undefined, Icon: Table },
  { format: "video", name: "Video", key: undefined, Icon: Video },
  { format: "footnote", name: "Footnote", key: undefined, Icon: Superscript },
  { format: "button", name: "Button", key: undefined, Icon: MousePointerClick },
  { format: "callout", name: "Callout", key: undefined, Icon: StickyNote },
] as const;

/** Blocks of pictures, which are chosen first. */
const pictureButtons = [
  { block: undefined, name: "Picture", Icon: ImagePlus },
  { block: "gallery", name: "Row of pictures", Icon: Images },
  { block: "before-after", name: "Before and after", Icon: Columns2 },
] as const;

interface FormatBarProps {
  onPictures: (block: "gallery" | "before-after" | undefined) => void;
  onFormat: (format: Format) => void;
  /** Those of the caret's place. */
  active?: ReadonlySet<Format>;
  /** More buttons. */
  children?: ReactNode;
}

/** With JavaScript only. */
export function FormatBar({ onFormat, onPictures, active, children }: FormatBarProps) {
  if (!useHydrated()) return null;
  return (
    <div role="toolbar" aria-label="Formatting" className="mb-2 flex flex-wrap gap-1">
      {buttons.map(({ format, name, key, Icon }) => (
        <FormatButton
          key={format}
          name={name}
          title={key ? `${name} (Ctrl+${key.toUpperCase()} or ⌘${key.toUpperCase()})` : name}
          isPressed={active?.has(format)}
          onClick={() => onFormat(format)}
        >
          <Icon aria-hidden="true" className="size-4" />
        </FormatButton>
      ))}
      {pictureButtons.map(({ block, name, Icon }) => (
        <FormatButton key={name} name={name} onClick={() => onPictures(block)}>
          <Icon aria-hidden="true" className="size-4" />
        </FormatButton>
      ))}
      {children}
    </div>
  );
}

interface FormatButtonProps {
  name: string;
  title?: string;
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function FormatButton({ name, title = name, isPressed, onClick, children }: FormatButtonProps) {
  return (
    <button
      type="button"
      title={title}
      aria-label={name}
      aria-pressed={isPressed}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-lg border border-line text-ink hover:border-ink aria-pressed:border-moss aria-pressed:bg-sand"
    >
      {children}
    </button>
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
