import { data, href, isRouteErrorResponse } from "react-router";
import { findSampleOrder, findSampleSheet, sampleUnit } from "#app/domain/orders/sample/find-sample.server.ts";
import { ContractorBrief } from "#app/ui/design-view/plan/contractor-brief.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/sample-brief";

export const handle: PageHandle = { noScripts: true };

/** GET /sample/brief/{variation}: the sample's brief for a contractor, to print. */
export function loader({ request, params }: Route.LoaderArgs) {
  const sheet = findSampleSheet(params.variation, sampleUnit(request.url));
  const { photo, prompt, images } = findSampleOrder();
  const image = images.find(({ variationNumber }) => String(variationNumber) === params.variation);
  if (!sheet || !image) throw data(null, { status: 404 });
  return { photo, prompt, image, sheet };
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(matches, "Brief for a contractor · A sample order") },
    { name: "robots", content: "noindex" },
  ];
}

export default function SampleBriefPage({ loaderData: brief }: Route.ComponentProps) {
  return (
    <PageFrame
      title="Brief for a contractor"
      width="medium"
      intro={`A sample order, ${brief.sheet.words}`}
      back={{ to: `${href("/sample")}?design=${brief.sheet.name}`, label: "Back to the sample" }}
    >
      <ContractorBrief {...brief} />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
