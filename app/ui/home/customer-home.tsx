import { included, type Package } from "#app/domain/orders/request/packages.ts";
import { ButtonLink } from "../button.tsx";
import { DesignForm, type DesignFormProps } from "../design-form/design-form.tsx";
import type { ChosenExample } from "./chosen-example.ts";
import { Examples } from "./examples.tsx";
import { HeroPictures } from "./hero-pictures.tsx";
import { StepsInShort } from "./how-it-works.tsx";
import { Included } from "./included.tsx";
import { type LatestOrder, LatestOrders } from "./latest-orders.tsx";
import { PricesInShort } from "./pricing.tsx";
import { SampleLink } from "./sample-link.tsx";
import { SmallSection } from "./small-section.tsx";

interface CustomerHomeProps {
  form: DesignFormProps;
  latest: { orders: LatestOrder[]; total: number };
  packages: readonly Package[];
  /** Every design has a plan and a list. */
  hasPlans: boolean;
  chosen: ChosenExample;
}

/** Home for somebody who has signed in: they have come to order. The form, what helps with it, and ideas. */
export function CustomerHome({ form, latest, packages, hasPlans, chosen }: CustomerHomeProps) {
  return (
    <>
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 px-5 pt-6 pb-4 sm:px-8 sm:pt-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <section id="transform" aria-labelledby="new-design" className="scroll-mt-22">
          <h1 id="new-design" className="mb-5">
            Start a new design
          </h1>
          <DesignForm {...form} />
        </section>
        <div className="grid content-start gap-12 md:max-lg:grid-cols-2 lg:row-span-2">
          <div className="grid content-start gap-10">
            {latest.orders.length > 0 ? <LatestOrders {...latest} /> : null}
            <Contents hasPlans={hasPlans} showsSample={latest.orders.length === 0} />
          </div>
          <Ideas />
        </div>
        <div className="grid content-start gap-x-12 gap-y-10 border-line border-t pt-10 sm:grid-cols-2">
          <StepsInShort />
          <PricesInShort packages={packages} />
        </div>
      </div>
      <Examples chosen={chosen} />
    </>
  );
}

/** What they get for their money, whichever package they choose. */
function Contents({ hasPlans, showsSample }: { hasPlans: boolean; showsSample: boolean }) {
  return (
    <SmallSection id="contents" title="With every design">
      <ul className="mt-3 grid gap-2 text-sm">
        {hasPlans ? <Included>{included.plans}</Included> : null}
        <Included>{`${included.followUps}, free`}</Included>
        <Included>{included.delivery}</Included>
        <Included>Your money back if we can't make it</Included>
      </ul>
      {showsSample ? <SampleLink className="mt-2" /> : null}
    </SmallSection>
  );
}

function Ideas() {
  return (
    <SmallSection id="ideas" title="Looking for ideas?">
      <div className="mt-3 max-md:hidden">
        <HeroPictures />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <ButtonLink to="/#examples" variant="secondary">
          View Examples
        </ButtonLink>
        <ButtonLink to="/#transform" variant="quiet" className="px-3!">
          Get Started
        </ButtonLink>
      </div>
    </SmallSection>
  );
}
