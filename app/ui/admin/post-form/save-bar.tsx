import { Button } from "#app/ui/button.tsx";

interface SaveBarProps {
  isNew: boolean;
  saving: boolean;
  words: string;
}

/** Sticky. Enter in a field presses the first button. */
export function SaveBar({ isNew, saving, words }: SaveBarProps) {
  return (
    <div className="sticky top-16 z-20 -mx-5 flex flex-wrap items-center justify-end gap-2 border-line border-y bg-paper px-5 py-2 sm:-mx-8 sm:px-8">
      <p role="status" className="mr-auto text-ink-soft text-sm tabular-nums max-sm:w-full max-sm:empty:-mb-2">
        {words}
      </p>
      <Button
        name="intent"
        value="stay"
        variant="secondary"
        disabled={saving}
        className="px-3.5! max-sm:text-sm"
        title="Ctrl+S or ⌘S"
      >
        Save and keep editing
      </Button>
      <Button name="intent" value="save" disabled={saving} className="px-3.5! max-sm:text-sm">
        {saving ? "Saving..." : isNew ? "Save Post" : "Update Post"}
      </Button>
    </div>
  );
}
