import { href } from "react-router";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { notHappyPromise } from "#app/domain/shop/money/not-happy-words.ts";
import { included, type Package } from "#app/domain/shop/money/package.ts";
import { Badge } from "../badge.tsx";
import { ButtonLink, largeButton } from "../button.tsx";
import { holdTogether } from "../hold-together.ts";
import { Link } from "../link.tsx";
import { useHasPlans } from "../photo-goes-to.tsx";
import { deliveryFact, photoFact, type TrustFacts } from "../trust-facts.ts";
import { useNotHappyDays, usePackages, useTaxInPrices } from "../use-packages.ts";
import { WhoRunsThis } from "../who-runs-this.tsx";
import { HomeSection } from "./home-section.tsx";
import { Included } from "./included.tsx";
import { columnsOf } from "./package-columns.ts";
import { QuietLink } from "./quiet-link.tsx";
import { SampleLink } from "./sample-link.tsx";
import { SmallSection } from "./small-section.tsx";

/** For visitors. The package is chosen in the form, after the login. */
export function Pricing({ photoGoesTo, trust }: PromisesProps) {
  const packages = usePackages();
  return (
    <HomeSection
      id="pricing"
      title="Pricing"
      intro={`Pay once for one yard. No subscription, nothing to cancel. ${useTaxInPrices()}`}
      tinted
    >
      <ul className={`grid gap-4 ${columnsOf(packages)}`}>
        {packages.map((entry) => (
          <PackageCard key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-x-6">
        <SampleLink className="" />
        <GiftLink className="" />
      </div>
      <Promises photoGoesTo={photoGoesTo} trust={trust} />
    </HomeSection>
  );
}

interface PromisesProps {
  /** The outside service that gets the photo; undefined with the built-in designer. */
  photoGoesTo: string | undefined;
  trust: TrustFacts | null;
}

/** What people ask before they pay: the money, the time, the photo, the people. */
function Promises({ photoGoesTo, trust }: PromisesProps) {
  return (
    <dl className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-4">
      <Answered title="Delivered or refunded.">
        {["A picture we can't make is refunded to your card, unasked.", notHappyPromise(useNotHappyDays())]
          .filter(Boolean)
          .join(" ")}
      </Answered>
      <Answered title="Minutes, not days.">
        {`Pictures appear here as they are drawn, usually within 2–3 minutes. The e-mail follows within 5–15. ${(trust && deliveryFact(trust)) ?? ""}`}
      </Answered>
      <Answered title="Your photo stays yours.">
        {`${
          photoGoesTo === undefined
            ? "Drawn on this server. Your photo never goes to an outside picture service."
            : `To draw the pictures it is sent to ${photoGoesTo}, without your name, your e-mail or where it was taken.`
        } ${trust ? photoFact(trust) : ""}`}
      </Answered>
      <WhoRunsThis />
    </dl>
  );
}

function Answered({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 text-ink-soft text-sm">{holdTogether(children)}</dd>
    </div>
  );
}

function PackageCard({ entry }: { entry: Package }) {
  const look = entry.popular ? "border-2 border-moss shadow-soft md:-my-3 md:py-8" : "border-line border";
  return (
    <li className={`relative flex min-w-0 flex-col rounded-lg bg-raised p-5 ${look}`}>
      {entry.popular ? (
        <Badge tone="primary" className="-top-3.5 absolute left-6">
          POPULAR
        </Badge>
      ) : null}
      {/* The prices align, however many lines the words under them take. */}
      <div className="grid grid-cols-[1fr_auto] tiny:block items-center gap-x-4 md:grid-cols-1">
        <h3>{entry.name}</h3>
        <p className="font-semibold font-serif text-4xl text-clay max-md:row-span-2">
          {formatMoney(entry.priceCents, entry.currency)}
        </p>
        <p className="mt-1 text-ink-soft text-sm">Best for {entry.bestFor.toLowerCase()}</p>
      </div>
      <ul className="mt-4 mb-auto grid gap-2 pb-6 text-sm">
        <Included>
          {entry.imageCount === 1 ? "1 design of your own yard" : `${entry.imageCount} designs of your own yard`}
        </Included>
        {useHasPlans() ? <Included>{included.plans}</Included> : null}
        <Included>
          {entry.imageCount === 1 ? `${included.followUps}, free` : `${included.followUps} of each, free`}
        </Included>
        <Included>{included.delivery}</Included>
      </ul>
      <ButtonLink
        to={`${href("/api/login")}?returnTo=${encodeURIComponent(addressOf(entry))}`}
        variant={entry.popular ? "primary" : "secondary"}
        className={largeButton}
      >
        {entry.imageCount === 1 ? "Get 1 design" : `Get ${entry.imageCount} designs`}
      </ButtonLink>
    </li>
  );
}

/** Each is a choice in the form on the same page. */
export function PricesInShort() {
  const packages = usePackages();
  return (
    <SmallSection id="pricing" title="Pricing">
      <p className="mt-2 text-ink-soft text-sm">
        {`Pay once for one yard. You choose after the first step. ${useTaxInPrices()}`}
      </p>
      <ul className="mt-3">
        {packages.map((entry) => (
          <li key={entry.id} className="border-line border-t last:border-b">
            <Link to={addressOf(entry)} className="group flex min-h-11 items-center justify-between gap-4 py-2">
              <span>
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="font-medium text-moss underline-offset-4 group-hover:underline">{entry.name}</span>
                  {entry.popular ? <Badge tone="primary">POPULAR</Badge> : null}
                </span>
                <span className="block text-ink-soft text-sm">
                  {entry.imageCount === 1 ? "1 design" : `${entry.imageCount} designs`}
                </span>
              </span>
              <span className="font-semibold font-serif text-clay text-xl">
                {formatMoney(entry.priceCents, entry.currency)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <GiftLink className="mt-2 text-sm" />
    </SmallSection>
  );
}

function GiftLink({ className }: { className: string }) {
  return <QuietLink to={href("/gift")} words="Give a design as a gift" className={className} />;
}

function addressOf({ id }: Package): string {
  return `${href("/")}?package=${id}#transform`;
}
