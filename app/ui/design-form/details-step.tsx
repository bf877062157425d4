import type { DraftPhoto } from "#app/domain/orders/draft/draft-photo.ts";
import {
  emailCharactersAtMost,
  normalizePrompt,
  promptCharactersAtLeast,
  promptCharactersAtMost,
} from "#app/domain/orders/request/design-request-rules.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { PhotoGoesTo } from "#app/ui/photo-goes-to.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { PhotoPicker } from "./photo/photo-picker.tsx";
import type { PhotoChoice } from "./photo/use-photo.ts";
import { type DesignFields, liveValue } from "./use-design-fields.ts";

interface DetailsStepProps {
  fields: DesignFields;
  photo: PhotoChoice;
  kept: DraftPhoto | undefined;
}

/** Step 1: the photo, the wish and where the designs should go. */
export function DetailsStep({ fields, photo, kept }: DetailsStepProps) {
  const { prompt, email } = fields;
  return (
    <div className="grid gap-7">
      <PhotoPicker id={fields.photo.id} photo={photo} kept={kept} error={fields.photo.errors?.[0]} />
      <PhotoGoesTo className="-mt-4" />
      <TextArea
        id={prompt.id}
        name={prompt.name}
        defaultValue={prompt.initialValue}
        required
        minLength={promptCharactersAtLeast}
        maxLength={promptCharactersAtMost}
        label="Describe Your Vision"
        hint="What should change, what should stay, what you like: a patio by the door, a path of stone, a hedge along the fence."
        counter={<PromptCounter typed={liveValue(prompt)} />}
        error={prompt.errors}
      />
      <TextField
        id={email.id}
        name={email.name}
        defaultValue={email.initialValue}
        type="email"
        autoComplete="email"
        required
        maxLength={emailCharactersAtMost}
        label="Your Email"
        hint="Your designs are sent here as soon as they are ready."
        error={email.errors}
      />
    </div>
  );
}

/** Counts what is stored: the text without the spaces around it. A page without JavaScript cannot count along. */
function PromptCounter({ typed }: { typed: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return `max. ${promptCharactersAtMost}`;
  return promptCounter(typed);
}

export function promptCounter(typed: string): string {
  return `${normalizePrompt(typed).length}/${promptCharactersAtMost}`;
}
