import { servedPart } from "../served-part.tsx";
import { KnownLength } from "./known-length.tsx";
import { LengthForm } from "./length-form.tsx";

export const ServedLengthForm = servedPart(
  import.meta.env.SSR && LengthForm,
  async () => (await import("./length-form.tsx")).LengthForm,
);

export const ServedKnownLength = servedPart(
  import.meta.env.SSR && KnownLength,
  async () => (await import("./known-length.tsx")).KnownLength,
);
