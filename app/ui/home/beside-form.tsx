import { href } from "react-router";
import { included } from "#app/domain/shop/money/package.ts";
import { ButtonLink } from "../button.tsx";
import { useHasPlans } from "../photo-goes-to.tsx";
import { HeroPictures } from "./hero-pictures.tsx";
import { StepsInShort } from "./how-it-works.tsx";
import { Included } from "./included.tsx";
import { type LatestOrder, LatestOrders } from "./latest-orders.tsx";
import { PricesInShort } from "./pricing.tsx";
import { SampleLink } from "./sample-link.tsx";
import { SmallSection } from "./small-section.tsx";

export interface BesideFormProps {
  latest: { orders: LatestOrder[]; total: number };
}

export function BesideForm({ latest }: BesideFormProps) {
  return (
    <>
      <div className="grid content-start gap-12 md:max-lg:grid-cols-2 lg:row-span-2">
        <div className="grid content-start gap-10">
          {latest.orders.length > 0 ? <LatestOrders {...latest} /> : null}
          <Contents showsSample={latest.orders.length === 0} />
        </div>
        <Ideas />
      </div>
      <div className="grid content-start gap-x-12 gap-y-10 border-line border-t pt-10 sm:grid-cols-2">
        <StepsInShort />
        <PricesInShort />
      </div>
    </>
  );
}

/** Included in every package. */
function Contents({ showsSample }: { showsSample: boolean }) {
  return (
    <SmallSection id="contents" title="With every design">
      <ul className="mt-3 grid gap-2 text-sm">
        {useHasPlans() ? <Included>{included.plans}</Included> : null}
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
        <HeroPictures stacked />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <ButtonLink to={`${href("/")}#examples`} variant="secondary">
          View Examples
        </ButtonLink>
        <ButtonLink to={`${href("/")}#transform`} variant="quiet" className="px-3!">
          Get Started
        </ButtonLink>
      </div>
    </SmallSection>
  );
}
