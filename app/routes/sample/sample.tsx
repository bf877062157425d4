import { href } from "react-router";
import { findSampleOrder, findSamplePlans, sampleUnit } from "#app/domain/orders/sample/find-sample.server.ts";
import { describePublicPage } from "#app/http/public-page.server.ts";
import { findSignedInUser } from "#app/http/sessions/guards.server.ts";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DesignView } from "#app/ui/design-view/design-view.tsx";
import { sharedPicture } from "#app/ui/gallery/own-picture.ts";
import { SampleUnits, sampleNote, YourOwnYard } from "#app/ui/sample/sample-note.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/sample";

export const handle: PageHandle = { noScripts: true };

/** GET /sample: the results page of an order on one of our own yards, for everyone. */
export async function loader({ request }: Route.LoaderArgs) {
  const user = await findSignedInUser(request);
  const unit = sampleUnit(request.url);
  const order = findSampleOrder();
  const page = describePublicPage({
    path: href("/sample"),
    title: "A sample order",
    description:
      "Five designs for one yard, with plan, shopping list and brief: what an order looks like when it is done.",
    image: order.images[0] && { ...sharedPicture(order.images[0].picture), alt: "A design of the sample order" },
  });
  return { order, plans: findSamplePlans(unit), unit, page, signedIn: user !== undefined };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { page } = loaderData ?? {};
  return page ? [{ title: pageTitle(matches, page.title) }, ...pageTags(page)] : [{ title: pageTitle(matches) }];
}

export default function SamplePage({ loaderData: { order, plans, unit, signedIn } }: Route.ComponentProps) {
  const onward = signedIn ? "/#transform" : `${href("/api/login")}?returnTo=%2F%23transform`;
  return (
    <PageFrame
      title="A sample order"
      intro={sampleNote}
      compact
      actions={
        // On a phone it would push the picture down.
        <ButtonLink to={onward} className="max-sm:hidden">
          See your own yard
        </ButtonLink>
      }
    >
      <DesignView order={order} plans={plans} readOnly units={<SampleUnits unit={unit} />} />
      <YourOwnYard>
        <ButtonLink to={onward} className="max-sm:w-full">
          See your own yard
        </ButtonLink>
      </YourOwnYard>
    </PageFrame>
  );
}
