import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { type GroundTrust, groundTrust } from "#app/domain/ground/ground-trust.ts";
import { describeSun, presentSunMap } from "#app/domain/plans/describe-sun.ts";
import { describeChoice, placeOnPaper, shortPlace } from "#app/domain/plans/locality-words.ts";
import { type PlanDocument, type PlanScale, planDocument } from "#app/domain/plans/plan-document.ts";
import type { OrderPlans, PlanSheet } from "#app/domain/plans/plan-sheet.ts";
import { installedPrices, usualUnit } from "#app/domain/plans/price-list.server.ts";
import { readStoredPlan } from "#app/domain/plans/read-stored-plan.ts";
import { writeListCsv } from "#app/domain/plans/write-list-csv.ts";
import { db } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { designImages, designRequests } from "#db/schema.ts";
import type { StoredKnownLength, StoredLocality } from "#db/stored-json.ts";
import { type PictureOrigin, pictureName, pictureWords, readPictureName } from "../pictures/picture-name.ts";
import { orderNumber } from "../request/order-name.ts";
import { readRequestId } from "../request/request-id.ts";
import { presentScale } from "./list-knowable-lengths.server.ts";

export interface PicturePlan {
  addresses: PlanSheet["addresses"];
  picture: { variationNumber: number; origin: PictureOrigin };
  title: string;
  paper: PlanDocument;
  knownLength: StoredKnownLength | null;
  groundTrust: GroundTrust;
  orderedAt: number;
  locality: StoredLocality | null;
}

export function findOrderPlans(requestId: number, userId: number, prices = installedPrices()): OrderPlans {
  const summaries = listPlannedPictures(requestId, userId).flatMap((row) => summarizePlan(row, prices) ?? []);
  const first = summaries.find(({ lengths }) => lengths.length > 0);
  return {
    sheets: summaries.map(({ sheet }) => sheet),
    // The pictures of an order share their photo, and so its lengths.
    scale: first && presentScale(first.lengths, first.knownLength, first.sheet.unit),
  };
}

interface PlanSummary extends Pick<PicturePlan, "knownLength"> {
  sheet: PlanSheet;
  lengths: PlanDocument["lengths"];
}

/**
 * Least recently used entries are dropped first. A stored plan never changes, and parsing it is the most expensive part
 * of its page.
 */
const planSummaries = new Map<string, PlanSummary | undefined>();
const planSummariesAtMost = 500;

function summarizePlan(row: PlannedPicture, prices: ReturnType<typeof installedPrices>): PlanSummary | undefined {
  const { image, request } = row;
  const key = JSON.stringify([request.id, image.imagePath, request.knownLength, groundTrust(request)]);
  const isUsual = prices === installedPrices();
  const summary = isUsual && planSummaries.has(key) ? planSummaries.get(key) : readAndSummarize(row, prices);
  if (!isUsual) return summary;
  planSummaries.delete(key);
  planSummaries.set(key, summary);
  const [oldest] = planSummaries.keys();
  if (planSummaries.size > planSummariesAtMost && oldest !== undefined) planSummaries.delete(oldest);
  return summary;
}

function readAndSummarize(
  { image, request }: PlannedPicture,
  prices: ReturnType<typeof installedPrices>,
): PlanSummary | undefined {
  const [plan] = listStoredPlans(request.id, request.userId, image);
  return plan && { sheet: presentSheet(plan, prices), lengths: plan.paper.lengths, knownLength: plan.knownLength };
}

type PlannedPicture = ReturnType<typeof listPlannedPictures>[number];

function listPlannedPictures(requestId: number, userId: number) {
  return plannedPictures(db).all({ requestId, userId });
}

const plannedPictures = prepared((db) => {
  const { variationNumber, origin, imagePath } = designImages;
  const isOwn = and(
    eq(designRequests.id, sql.placeholder("requestId")),
    eq(designRequests.userId, sql.placeholder("userId")),
  );
  return db
    .select({ image: { variationNumber, origin, imagePath }, request: designRequests })
    .from(designImages)
    .innerJoin(designRequests, eq(designRequests.id, designImages.requestId))
    .where(and(isOwn, isNotNull(designImages.plan)))
    .orderBy(asc(designImages.variationNumber), asc(designImages.id))
    .prepare();
});

/** Undefined when the picture has no plan or is another customer's. */
export function findPlanSheet(wanted: WantedPlan): PlanSheet | undefined {
  const plan = findStoredPlan(wanted);
  return plan && presentSheet(plan, installedPrices());
}

export interface WantedPlan {
  requestId: string;
  variation: string;
  userId: number;
}

/** An SVG document; undefined when there is no plan or it is another customer's. */
export function findPlanDrawing(wanted: WantedPlan, lettering: "usual" | "large"): string | undefined {
  const plan = findStoredPlan(wanted);
  if (!plan) return undefined;
  return drawPicturePlan(plan, `Plan of ${pictureWords(plan.picture)}, of ${orderNumber(wanted.requestId)}`, lettering);
}

export function drawPicturePlan(plan: PicturePlan, heading: string, lettering: "usual" | "large"): string {
  const words = {
    title: heading,
    description: `Seen from above, drawn from one photo. ${plan.title} ${placeOnPaper(plan.locality)}.`,
    facing: plan.locality?.facing,
    place: shortPlace(plan.locality),
  };
  return plan.paper.draw(planScaleOf(plan), words, lettering);
}

/** Undefined when there is no plan or it is another customer's. */
export function findPlanCsv(wanted: WantedPlan): { csv: string; fileName: string } | undefined {
  const sheet = findPlanSheet(wanted);
  if (!sheet) return undefined;
  return { csv: writeListCsv(sheet), fileName: `landscape-design-${sheet.name}-list.csv` };
}

export function findStoredPlan({ requestId, variation, userId }: WantedPlan): PicturePlan | undefined {
  const id = readRequestId(requestId);
  const wanted = readPictureName(variation);
  if (id === undefined || wanted === undefined) return undefined;
  return listStoredPlans(id, userId, wanted)[0];
}

/** By variation number, follow-ups after their picture; pictures without a plan are left out. */
export function listStoredPlans(requestId: number, userId: number, wanted?: PicturePlan["picture"]): PicturePlan[] {
  const rows = db
    .select({ image: designImages, request: designRequests })
    .from(designImages)
    .innerJoin(designRequests, eq(designRequests.id, designImages.requestId))
    .where(
      and(
        eq(designRequests.id, requestId),
        eq(designRequests.userId, userId),
        wanted && eq(designImages.origin, wanted.origin),
        wanted && eq(designImages.variationNumber, wanted.variationNumber),
      ),
    )
    .orderBy(asc(designImages.variationNumber), asc(designImages.id))
    .all();
  return rows.flatMap(({ image: { variationNumber, origin, plan }, request }) => {
    const record = readStoredPlan(plan);
    const paper = planDocument(record);
    if (!paper) return [];
    const picture = { variationNumber, origin };
    const { knownLength } = request;
    return [
      {
        addresses: addressesOf(requestId, pictureName(picture)),
        picture,
        title: record.title ?? "",
        paper,
        knownLength,
        groundTrust: groundTrust(request),
        orderedAt: request.createdAt,
        locality: request.locality,
      },
    ];
  });
}

/** The unit the customer typed last: a known length comes after the wish. */
export function planScaleOf({ paper, knownLength }: PicturePlan): PlanScale {
  return { measured: knownLength ?? undefined, unit: knownLength?.unit ?? paper.unit ?? usualUnit() };
}

function addressesOf(requestId: number, name: string): PlanSheet["addresses"] {
  const files = `/api/designs/${requestId}/images/${name}`;
  return {
    drawing: `${files}/plan.svg`,
    list: `${files}/list.csv`,
    brief: `/designs/${requestId}/brief/${name}`,
    packet: `${files}/packet`,
    sunMap: `${files}/sun.svg`,
  };
}

/** Without `prices` the list has no costs. */
export function presentSheet(plan: PicturePlan, prices: ReturnType<typeof installedPrices>): PlanSheet {
  const { picture, paper } = plan;
  const planScale = planScaleOf(plan);
  const name = pictureName(picture);
  const { rows, groundArea, scale, cost } = paper.takeOff(planScale, prices);
  return {
    name,
    words: pictureWords(picture),
    addresses: plan.addresses,
    rows: rows.map(({ key: _, stage: __, ...row }) => row),
    ground: { group: "Ground", item: "All ground in view", note: "", unit: "m2", ...groundArea },
    drawing: { usual: paper.drawingSize("usual", planScale), large: paper.drawingSize("large", planScale) },
    correctedBy: planScale.measured?.factor,
    unit: planScale.unit,
    groundTrust: plan.groundTrust,
    chosenFor: describeChoice(plan.locality),
    facing: plan.locality?.facing,
    sun: describeSun(paper.geometry, plan.locality),
    sunMap: presentSunMap(paper.geometry, plan.locality),
    uncertainty: Math.round(scale.uncertainty * 100),
    cost,
  };
}
