import { Check } from "lucide-react";
import type { Package } from "#app/domain/orders/request/packages.ts";
import { Badge } from "../badge.tsx";
import { holdTogether } from "../hold-together.ts";
import { Link } from "../link.tsx";
import { HomeSection } from "./home-section.tsx";

/** What it costs and what one gets, in plain words. Choosing happens in the form. */
export function Pricing({
  packages,
  photoGoesTo,
}: {
  packages: readonly Package[];
  /** Who outside this site gets the photo; undefined when nobody does, and the built-in designer draws. */
  photoGoesTo: string | undefined;
}) {
  return (
    <HomeSection id="pricing" title="Pricing" intro="Pay once for one yard. No subscription, nothing to cancel." tinted>
      <ul className="grid gap-6 md:grid-cols-3">
        {packages.map((entry) => (
          <PackageCard key={entry.id} entry={entry} hasPlans={photoGoesTo === undefined} />
        ))}
      </ul>
      <p className="mt-8 md:mt-12">
        <Link to="/sample" className="inline-flex min-h-11 items-center text-moss underline underline-offset-4">
          See everything in a Standard order
        </Link>
      </p>
      <Promises photoGoesTo={photoGoesTo} />
    </HomeSection>
  );
}

/** What people ask before they pay: the money, the time, the photo. */
function Promises({ photoGoesTo }: { photoGoesTo: string | undefined }) {
  return (
    <dl className="mt-6 grid gap-6 md:grid-cols-3">
      <Answered title="Paid or refunded.">
        A picture we can't make is refunded to your card, and you don't have to ask.
      </Answered>
      <Answered title="Minutes, not days.">
        Pictures appear on the page as they are drawn, usually within 2-3 minutes, and arrive by e-mail in 5-15.
      </Answered>
      <Answered title="Your photo stays yours.">
        {photoGoesTo === undefined
          ? "Your pictures are drawn on this server. Your photo is sent to no picture service."
          : `To draw the pictures it is sent to ${photoGoesTo}, without your name, your e-mail or where it was taken.`}
      </Answered>
    </dl>
  );
}

function Answered({ title, children }: { title: string; children: string }) {
  return (
    <div className="border-clay border-l-4 pl-4">
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 text-ink-soft text-sm">{holdTogether(children)}</dd>
    </div>
  );
}

function PackageCard({ entry, hasPlans }: { entry: Package; hasPlans: boolean }) {
  const look = entry.popular ? "border-2 border-moss shadow-soft md:-my-4 md:py-12" : "border-line border";
  return (
    <li className={`relative flex flex-col rounded-lg bg-raised p-6 md:py-8 ${look}`}>
      {entry.popular ? (
        <Badge tone="primary" className="-top-3.5 absolute left-6">
          POPULAR
        </Badge>
      ) : null}
      <div className="flex items-center justify-between gap-4 md:block">
        <div>
          <h3>{entry.name}</h3>
          <p className="mt-1 text-ink-soft text-sm">Best for {entry.bestFor.toLowerCase()}</p>
        </div>
        <p className="font-semibold font-serif text-4xl text-clay md:mt-5">${entry.price}</p>
      </div>
      <ul className="mt-5 grid gap-2.5 text-sm md:mt-6">
        <Included>
          {entry.imageCount === 1 ? "1 design of your own yard" : `${entry.imageCount} designs of your own yard`}
        </Included>
        {hasPlans ? <Included>Plan, shopping list and contractor's brief</Included> : null}
        <Included>{entry.imageCount === 1 ? "One change and one redo" : "One change and one redo for each"}</Included>
        <Included>By e-mail, and kept in your account</Included>
      </ul>
    </li>
  );
}

function Included({ children }: { children: string }) {
  return (
    <li className="flex gap-2.5">
      <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-moss" />
      {holdTogether(children)}
    </li>
  );
}
