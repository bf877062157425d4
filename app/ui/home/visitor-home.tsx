import type { TrustFacts } from "../trust-facts.ts";
import { Examples } from "./examples.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Pricing } from "./pricing.tsx";
import type { ShownExampleProps } from "./shown-example.tsx";
import { VisitorPanel } from "./visitor-panel.tsx";

interface VisitorHomeProps {
  photoGoesTo: string | undefined;
  /** A visitor may see a preview of the own yard. */
  mayTry: boolean;
  /** As the address names it. */
  example: string | null;
  trust: TrustFacts | null;
  /** A customer's order. */
  shown: ShownExampleProps | undefined;
  /** Words of the operator's own. */
  hero: { title?: string; text?: string };
}

export function VisitorHome({ photoGoesTo, mayTry, example, trust, shown, hero }: VisitorHomeProps) {
  return (
    <>
      <Hero mayTry={mayTry} {...hero} />
      <HowItWorks />
      <Examples named={example} shown={shown} />
      <Pricing photoGoesTo={photoGoesTo} trust={trust} />
      <VisitorPanel mayTry={mayTry} />
    </>
  );
}
