import type { FieldMetadata } from "@conform-to/react";
import type { Draft } from "#app/domain/orders/draft/draft.ts";
import { emailCharactersAtMost } from "#app/domain/orders/request/design-request-rules.ts";
import { TextField } from "#app/ui/field.tsx";
import { PhotoGoesTo } from "#app/ui/photo-goes-to.tsx";
import { inputProps } from "../form/field-props.ts";
import { PhotoPicker } from "./photo/photo-picker.tsx";
import type { PhotoChoice } from "./photo/use-photo.ts";

interface PhotoPartProps {
  field: FieldMetadata<File>;
  photo: PhotoChoice;
  kept: Draft["photo"];
}

export function PhotoPart({ field, photo, kept }: PhotoPartProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PhotoPicker id={field.id} photo={photo} kept={kept} error={field.errors?.[0]} />
      <PhotoGoesTo />
    </div>
  );
}

export function EmailPart({ field }: { field: FieldMetadata<string> }) {
  return (
    <TextField
      {...inputProps(field, "email")}
      autoComplete="email"
      required
      maxLength={emailCharactersAtMost}
      label="Your Email"
      hint="Your designs are sent here as soon as they are ready."
    />
  );
}
