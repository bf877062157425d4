import type { StoredPicture } from "#app/domain/media/stored-picture.ts";

/** The first design of an order that is not paid yet, drawn small. Safe in the browser. */
export type Preview =
  | { state: "waiting" }
  | { state: "made"; picture: StoredPicture }
  /** busy: paid pictures go first. limited: too many in an hour. failed: it could not be drawn. */
  | { state: "busy" | "limited" | "no-yard" | "failed" };
