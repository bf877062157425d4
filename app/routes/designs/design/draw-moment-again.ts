import { data, href, redirect } from "react-router";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { momentQuery, readMoment } from "#app/domain/orders/pictures/moment.ts";
import { retryMoment } from "#app/domain/orders/pictures/moments.server.ts";
import { pictureName } from "#app/domain/orders/pictures/picture-name.ts";
import { chooseDesign, listVersions } from "#app/ui/design-view/stage/shown-designs.ts";
import type { Posted } from "../posted/posted.ts";

/** Of the design and the time in the address that was posted to, which then shows what became of it. */
export async function drawMomentAgain({ request, owned }: Posted) {
  const query = new URL(request.url).searchParams;
  const moment = readMoment(query);
  const design = chooseDesign(listVersions(findOrder(owned.requestId, owned.userId)?.images ?? []), query)?.design;
  if (!moment || !design || !retryMoment({ designId: design.id, userId: owned.userId, moment })) {
    throw data(null, { status: 404 });
  }
  const address = `?design=${pictureName(design)}&${momentQuery(moment)}#design`;
  return redirect(`${href("/results/:requestId", owned)}${address}`, 303);
}
