import {
  normalizePrompt,
  promptCharactersAtLeast,
  promptCharactersAtMost,
} from "#app/domain/orders/request/design-request-rules.ts";
import { TextArea, type TextAreaProps } from "#app/ui/field.tsx";
import { useHydrated } from "../use-hydrated.ts";

interface WishFieldProps extends Omit<TextAreaProps, "label" | "counter"> {
  label?: string;
  /** The field's current text. */
  typed: string;
}

export function WishField({ typed, label = "Describe Your Vision", ...area }: WishFieldProps) {
  return (
    <TextArea
      required
      minLength={promptCharactersAtLeast}
      maxLength={promptCharactersAtMost}
      label={label}
      counter={<PromptCounter typed={typed} />}
      {...area}
    />
  );
}

/** Counts what is stored: the text without spaces around it. Only with JavaScript. */
function PromptCounter({ typed }: { typed: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return `max. ${promptCharactersAtMost}`;
  return promptCounter(typed);
}

export function promptCounter(typed: string): string {
  return `${normalizePrompt(typed).length}/${promptCharactersAtMost}`;
}
