import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { type GroundTrust, groundTrust } from "#app/domain/ground/ground-trust.ts";
import { type PlanPaper, planPaper, type Telling } from "#app/domain/plans/plan-paper.ts";
import type { OrderPlans, PlanSheet } from "#app/domain/plans/plan-sheet.ts";
import { installedPrices, usualUnit } from "#app/domain/plans/price-list.server.ts";
import { readStoredPlan } from "#app/domain/plans/read-stored-plan.ts";
import { writeListCsv } from "#app/domain/plans/write-list-csv.ts";
import { db } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { designImages, designRequests } from "#db/schema.ts";
import type { StoredKnownLength } from "#db/stored-json.ts";
import { type PictureOrigin, pictureName, pictureWords, readPictureName } from "../pictures/picture-name.ts";
import { orderNumber } from "../request/order-name.ts";
import { readRequestId } from "../request/request-id.ts";
import { presentScale } from "./list-knowable-lengths.server.ts";

export interface PicturePlan {
  addresses: PlanSheet["addresses"];
  picture: { variationNumber: number; origin: PictureOrigin };
  title: string;
  paper: PlanPaper;
  knownLength: StoredKnownLength | null;
  groundTrust: GroundTrust;
}

export function findOrderPlans(requestId: number, userId: number, prices = installedPrices()): OrderPlans {
  const told = listPlannedPictures(requestId, userId).flatMap((row) => tellPlan(row, prices) ?? []);
  const first = told.find(({ lengths }) => lengths.length > 0);
  return {
    sheets: told.map(({ sheet }) => sheet),
    // The pictures of an order share their photo, and so its lengths.
    scale: first && presentScale(first.lengths, first.knownLength, first.sheet.unit),
  };
}

interface ToldPlan extends Pick<PicturePlan, "knownLength"> {
  sheet: PlanSheet;
  lengths: PlanPaper["lengths"];
}

/**
 * Least recently used entries are dropped first. A stored plan never changes, and parsing it is the most expensive part of its
 * page.
 */
const toldPlans = new Map<string, ToldPlan | undefined>();
const toldPlansAtMost = 500;

function tellPlan(row: PlannedPicture, prices: ReturnType<typeof installedPrices>): ToldPlan | undefined {
  const { image, request } = row;
  const key = JSON.stringify([request.id, image.imagePath, request.knownLength, groundTrust(request)]);
  const isUsual = prices === installedPrices();
  const told = isUsual && toldPlans.has(key) ? toldPlans.get(key) : readAndTell(row, prices);
  if (!isUsual) return told;
  toldPlans.delete(key);
  toldPlans.set(key, told);
  if (toldPlans.size > toldPlansAtMost) toldPlans.delete(toldPlans.keys().next().value!);
  return told;
}

function readAndTell(
  { image, request }: PlannedPicture,
  prices: ReturnType<typeof installedPrices>,
): ToldPlan | undefined {
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
  const words = { title: heading, description: `Seen from above, drawn from one photo. ${plan.title}` };
  return plan.paper.draw(tellingOf(plan), words, lettering);
}

/** Undefined when there is no plan or it is another customer's. */
export function findPlanCsv(wanted: WantedPlan): { csv: string; fileName: string } | undefined {
  const sheet = findPlanSheet(wanted);
  if (!sheet) return undefined;
  return { csv: writeListCsv(sheet), fileName: `landscape-design-${sheet.name}-list.csv` };
}

function findStoredPlan({ requestId, variation, userId }: WantedPlan): PicturePlan | undefined {
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
    const paper = planPaper(record);
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
      },
    ];
  });
}

/** The unit the customer typed last: a known length comes after the wish. */
function tellingOf({ paper, knownLength }: PicturePlan): Telling {
  return { correctedBy: knownLength?.factor, unit: knownLength?.unit ?? paper.unit ?? usualUnit() };
}

function addressesOf(requestId: number, name: string): PlanSheet["addresses"] {
  const files = `/api/designs/${requestId}/images/${name}`;
  return { drawing: `${files}/plan.svg`, list: `${files}/list.csv`, brief: `/designs/${requestId}/brief/${name}` };
}

/** @param prices without them the list has no costs */
export function presentSheet(plan: PicturePlan, prices: ReturnType<typeof installedPrices>): PlanSheet {
  const { picture, paper } = plan;
  const telling = tellingOf(plan);
  const name = pictureName(picture);
  const { rows, groundArea, scale, cost } = paper.takeOff(telling, prices);
  return {
    name,
    words: pictureWords(picture),
    addresses: plan.addresses,
    rows: rows.map(({ key: _, ...row }) => row),
    ground: { group: "Ground", item: "All ground in view", note: "", unit: "m2", ...groundArea },
    drawing: { usual: paper.drawingSize("usual", telling), large: paper.drawingSize("large", telling) },
    ...telling,
    groundTrust: plan.groundTrust,
    uncertainty: Math.round(scale.uncertainty * 100),
    cost,
  };
}
