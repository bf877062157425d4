import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { planDocument } from "#app/domain/plans/plan-document.ts";
import type { OrderPlans, PlanSheet } from "#app/domain/plans/plan-sheet.ts";
import { usualUnit } from "#app/domain/plans/price-list.server.ts";
import { readStoredPlan } from "#app/domain/plans/read-stored-plan.ts";
import { writeListCsv } from "#app/domain/plans/write-list-csv.ts";
import { initialCurrency } from "#app/domain/shop/money/currencies.ts";
import type { Order } from "../order.ts";
import { drawPicturePlan, type PicturePlan, presentSheet } from "../plans/find-plans.server.ts";

/** The sample order that everyone may see: five designs for a yard of our own, as `node lab/run.mjs sample-order` wrote it. */

type WrittenSample = typeof import("./sample-order.json");

let written: WrittenSample | undefined;

/** Read on demand: an import would keep its three hundred kilobytes in the memory of every process. */
function readSample(): WrittenSample {
  const file = join(process.cwd(), "app", "domain", "orders", "sample", "sample-order.json");
  written ??= JSON.parse(readFileSync(file, "utf8")) as WrittenSample;
  return written;
}

export type SampleUnit = "m" | "ft";

export function sampleUnit(address: string): SampleUnit {
  const asked = new URL(address).searchParams.get("unit");
  return asked === "m" || asked === "ft" ? asked : usualUnit();
}

export function findSampleOrder(): Order {
  const sample = readSample();
  const images = sample.designs.map(({ picture, plan }, index) => {
    const { title, reason, wish } = readStoredPlan(plan);
    const variationNumber = index + 1;
    const image = {
      id: variationNumber,
      origin: "ordered" as const,
      variationNumber,
      picture: ours(picture),
      title,
      reason,
      wish,
    };
    return { ...image, versions: [], followUps: [] };
  });
  return {
    id: 0,
    name: "A sample order",
    status: "completed",
    paymentStatus: "paid",
    prompt: sample.prompt,
    wish: images[0]?.wish,
    package: "Standard",
    priceCents: 900,
    discountCents: 0,
    currency: initialCurrency,
    imageCount: images.length,
    deliveryEmail: "",
    paidAmountCents: 900,
    refundedAmountCents: 0,
    refunds: [],
    dispute: null,
    createdAt: 0,
    photo: ours(sample.photo),
    images,
    refusedImages: 0,
  };
}

/** Its scale cannot be corrected, and its costs depend on where one lives, so it has neither. */
export function findSamplePlans(unit: SampleUnit): OrderPlans {
  return { sheets: listPlans(unit).map((plan) => presentSheet(plan, undefined)) };
}

export function findSampleSheet(variation: string, unit: SampleUnit): PlanSheet | undefined {
  const plan = findPlan(variation, unit);
  return plan && presentSheet(plan, undefined);
}

export function findSampleDrawing(
  variation: string,
  unit: SampleUnit,
  lettering: "usual" | "large",
): string | undefined {
  const plan = findPlan(variation, unit);
  return plan && drawPicturePlan(plan, `Plan of the sample's design ${variation}`, lettering);
}

export function findSampleCsv(variation: string, unit: SampleUnit): string | undefined {
  const sheet = findSampleSheet(variation, unit);
  return sheet && writeListCsv(sheet);
}

function findPlan(variation: string, unit: SampleUnit): PicturePlan | undefined {
  return listPlans(unit).find(({ picture }) => String(picture.variationNumber) === variation);
}

function listPlans(unit: SampleUnit): PicturePlan[] {
  const unitQuery = unit === usualUnit() ? "" : `?unit=${unit}`;
  return readSample().designs.flatMap(({ plan }, index) => {
    const record = readStoredPlan(plan);
    const paper = planDocument({ ...record, unit });
    if (!paper) return [];
    const variationNumber = index + 1;
    const at = `/sample/plans/${variationNumber}`;
    return {
      addresses: {
        drawing: `${at}/plan.svg`,
        list: `${at}/list.csv`,
        brief: `/sample/brief/${variationNumber}${unitQuery}`,
      },
      picture: { variationNumber, origin: "ordered" as const },
      title: record.title ?? "",
      paper,
      knownLength: null,
      locality: null,
      groundTrust: { outline: "sure" as const, tiltDoubted: false },
      orderedAt: 0,
    };
  });
}

function ours(picture: StoredPicture): StoredPicture {
  return { ...picture, isOurs: true };
}
