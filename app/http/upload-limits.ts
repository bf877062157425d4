import type { FormBounds } from "./spool-form.server.ts";

/** Room beside the files for the text fields. */
const roomForFields = 1024 * 1024;
/** A part's header at most, as the parser has it, and its delimiter. */
const roomForPart = 8 * 1024 + 256;
/** A character of UTF-16, which lengths are counted in, takes three bytes of UTF-8 at most. */
const bytesPerCharacter = 3;

/** How much of a form is read. */
export interface FieldLimits {
  /** Characters of one text field. */
  fieldLength: number;
  parts: number;
  /** What is sent changes nothing: it is handed out though another process is writing to the database. */
  onlyAsks?: boolean;
  /** A second file input, which takes several; `bytesAtMost` of all files together. */
  list?: { field: string; bytesAtMost: number };
}

export interface ReadingLimits extends FieldLimits {
  fileField: string | undefined;
  bytesAtMost: number;
}

/** What is written to disk of it. */
export function boundsOf({ fileField, bytesAtMost, fieldLength, parts, list }: ReadingLimits): FormBounds {
  const wholeBytes = Math.max(bytesAtMost, list?.bytesAtMost ?? 0) + roomForFields;
  return {
    bytesAtMost: wholeBytes,
    outlineBytesAtMost: Math.min(wholeBytes, parts * (roomForPart + bytesPerCharacter * fieldLength)),
    fileBytesAtMost(field, before) {
      if (field === list?.field) {
        const listed = before.filter((one) => one.field === field).reduce((sum, { bytes }) => sum + bytes, 0);
        return before.length < parts ? Math.min(bytesAtMost, Math.max(0, list.bytesAtMost - listed)) : undefined;
      }
      return field === fileField && !before.some((one) => one.field === field) ? bytesAtMost : undefined;
    },
  };
}

/** What the parser takes of its outline. */
export function parserLimits({ bytesAtMost, parts, list }: ReadingLimits) {
  const wholeBytes = Math.max(bytesAtMost, list?.bytesAtMost ?? 0) + 2 * roomForFields;
  return { maxFiles: list ? parts : 1, maxParts: parts, maxFileSize: wholeBytes, maxTotalSize: wholeBytes };
}

/** Every file is one too many. */
export function withoutFiles(limits: FieldLimits): FieldLimits {
  return { ...limits, list: limits.list && { ...limits.list, bytesAtMost: 0 } };
}
