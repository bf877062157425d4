import { type ComponentType, lazy } from "react";
import { MissingPart } from "./missing-part.tsx";

/**
 * A part of a page that most of its visitors do not need at once: its code comes when it is to be shown. As in `servedPart`, what is
 * written is named by `import.meta.env.SSR && Part`; a page that opens with the part is taken over as soon as it is there.
 */
export function laterPart<Props extends object>(
  written: ComponentType<Props> | false,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return import.meta.env.SSR && written
    ? written
    : lazy(async () => ({ default: await load().catch(() => MissingPart) }));
}
