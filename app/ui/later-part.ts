import { type ComponentType, lazy } from "react";
import { MissingPart } from "./missing-part.tsx";

/**
 * Its code is loaded when it is to be shown, as most visitors do not need it at once. The server waits for it; a page
 * that opens with the part is hydrated as soon as its code is loaded.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(() => MissingPart) }));
}
