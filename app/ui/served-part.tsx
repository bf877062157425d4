import { type ComponentType, lazy, useContext, useState } from "react";
import { MarkupWriter } from "./kept-markup.tsx";
import { MissingPart } from "./missing-part.tsx";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A part of a page that only shows: the server writes it, and scripts that take the page over leave it as it stands, so that its
 * code is not among theirs. It is loaded once the part has to show something else, or on a page that came without a load.
 * Its links are followed and its forms sent all the same (`shell/use-served-links`), and events rise out of it to what stands
 * around it. Told something else, it is written anew: a form in it must be told the same for as long as somebody types.
 *
 * @param written the part; `import.meta.env.SSR && Part`, so that browsers' bundles are left without it
 * @param load the same, from a file of its own. Its props are plain data and say all that it shows.
 */
export function servedPart<Props extends object>(
  written: ComponentType<Props> | false,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return import.meta.env.SSR && written ? writtenPart(written) : keptPart(load);
}

/** Only pages that scripts take up need to be told which parts those leave alone. */
function writtenPart<Props extends object>(Part: ComponentType<Props>) {
  return function WrittenPart(props: Props) {
    const isStill = useContext(MarkupWriter) !== undefined;
    return isStill ? <Part {...props} /> : <div {...around}>{<Part {...props} />}</div>;
  };
}

/** No box of its own: on pages without scripts nothing stands around the part. */
const around = { className: "contents", "data-served": "" };

/** Once a page is taken over, the next ones come without a load: their parts are fetched with them, and not when they are shown. */
let isTakingOver = true;

export function expectNextPages(): void {
  isTakingOver = false;
}

function keptPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  if (!isTakingOver) load().catch(() => undefined);
  const Loaded = lazy(async () => ({ default: await load().catch(() => MissingPart) }));
  /** What the part is told -> as the server wrote it: it may be left and come back, with an error page for one. */
  const served = new Map<string, { __html: string }>();

  // biome-ignore lint/correctness/noComponentHookFactories: one for each part, made as its module is loaded
  return function KeptPart(props: Props) {
    const isTakenOver = !useHydrated();
    const told = JSON.stringify(props);
    const [asTaken, setAsTaken] = useState(isTakenOver ? told : undefined);
    if (asTaken !== undefined && asTaken !== told) setAsTaken(undefined);
    const html = asTaken === told ? asItStands : served.get(told);
    if (!html) return <Loaded {...props} />;
    return (
      <div
        {...around}
        ref={(element) => {
          if (element && !served.has(told)) served.set(told, { __html: element.innerHTML });
        }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server wrote
        dangerouslySetInnerHTML={html}
      />
    );
  };
}

/** React writes nothing as it takes a page over, and later only where it is given another object. */
const asItStands = { __html: "" };
