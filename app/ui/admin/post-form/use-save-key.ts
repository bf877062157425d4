import { type RefObject, useEffect } from "react";

/** Ctrl+S and ⌘S. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "s";
      if (!isSave) return;
      event.preventDefault();
      const button = form.current?.querySelector<HTMLButtonElement>('button[value="stay"]');
      if (button && !button.disabled) form.current?.requestSubmit(button);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [form]);
}
