import { servedPart } from "../served-part.tsx";
import { SubjectNote } from "./subject-note.tsx";

export const ServedSubjectNote = servedPart(
  import.meta.env.SSR && SubjectNote,
  async () => (await import("./subject-note.tsx")).SubjectNote,
);
