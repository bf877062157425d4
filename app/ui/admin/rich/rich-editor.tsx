import { Redo2, Undo2 } from "lucide-react";
import { redo, undo } from "prosemirror-history";
import type { Command } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { type ComponentProps, type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { FormatBar, FormatButton } from "../post-form/format-bar.tsx";
import { activeFormats, runFormat, tableCommands } from "./commands.ts";
import { createRichView, type RichView } from "./rich-view.ts";
import "./rich-editor.css";

export interface RichEditorProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** While it is open: puts the text area's caret where this editor's is. */
  placeCaret: RefObject<(() => void) | undefined>;
  onPictures: (files: File[]) => void;
  choosePictures: ComponentProps<typeof FormatBar>["onPictures"];
}

export function RichEditor({ area, placeCaret, onPictures, choosePictures }: RichEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [rich, setRich] = useState<RichView>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const takePictures = useRef(onPictures);
  takePictures.current = onPictures;
  useEffect(() => {
    if (!place.current || !area.current) return;
    const onPictures = (files: File[]) => takePictures.current(files);
    const opened = createRichView(place.current, area.current, { label: "Content", onPictures, onChange: redraw });
    placeCaret.current = opened.placeCaret;
    setRich(opened);
    return () => {
      placeCaret.current = undefined;
      opened.destroy();
    };
  }, [area, placeCaret]);

  const state = rich?.view.state;
  const run = (command: Command) => {
    rich?.view.focus();
    if (rich) command(rich.view.state, rich.view.dispatch, rich.view);
  };
  return (
    <div className="rich-editor">
      <FormatBar
        onPictures={choosePictures}
        onFormat={(format) => rich && runFormat(rich.view, format)}
        active={state ? activeFormats(state) : undefined}
      >
        <FormatButton name="Undo" onClick={() => run(undo)}>
          <Undo2 aria-hidden="true" className="size-4" />
        </FormatButton>
        <FormatButton name="Redo" onClick={() => run(redo)}>
          <Redo2 aria-hidden="true" className="size-4" />
        </FormatButton>
      </FormatBar>
      {state && isInTable(state) ? (
        <div role="toolbar" aria-label="Table" className="mb-2 flex flex-wrap gap-1">
          {Object.entries(tableCommands).map(([name, command]) => (
            <button
              key={name}
              type="button"
              onClick={() => run(command)}
              className="min-h-11 rounded-lg border border-line px-2.5 text-ink text-sm hover:border-ink"
            >
              {name}
            </button>
          ))}
        </div>
      ) : null}
      <div ref={place} />
    </div>
  );
}
