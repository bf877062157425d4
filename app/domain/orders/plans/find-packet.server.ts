import { defaultPrices } from "#app/domain/plans/costs/default-prices.ts";
import { placeOnPaper } from "#app/domain/plans/locality-words.ts";
import type { PacketFacts } from "#app/domain/plans/packet/packet-facts.ts";
import { type PaperName, readPaperName } from "#app/domain/plans/packet/paper.ts";
import { writeHoaSheet } from "#app/domain/plans/packet/write-hoa-sheet.server.ts";
import { writePacket } from "#app/domain/plans/packet/write-packet.server.ts";
import { writePlanDxf } from "#app/domain/plans/packet/write-plan-dxf.ts";
import { writePlanSvg } from "#app/domain/plans/packet/write-plan-svg.ts";
import { installedPrices } from "#app/domain/plans/price-list.server.ts";
import { readSiteName } from "#app/domain/shop/brand.server.ts";
import { readSeller } from "#app/domain/shop/seller.server.ts";
import { pictureName, pictureWords } from "../pictures/picture-name.ts";
import { orderNumber } from "../request/order-name.ts";
import { findStoredPlan, type PicturePlan, planScaleOf, type WantedPlan } from "./find-plans.server.ts";

export interface PacketFile {
  fileName: string;
  type: string;
  write: () => Promise<Uint8Array | string>;
}

/**
 * What a builder gets of a plan: `plan.dxf`, and of each paper `packet-a4.pdf`, `hoa-a4.pdf` and `plan-a4.svg`. Undefined for
 * any other name, without a plan, and for another customer's.
 */
export function findPacketFile(wanted: WantedPlan & { document: string }): PacketFile | undefined {
  const [, kind = "", paperName = "", extension = ""] = /^([a-z]+)(?:-(\w+))?\.(\w+)$/.exec(wanted.document) ?? [];
  const paper = readPaperName(paperName || "a4");
  const writer = writers[`${kind}${paperName ? "-paper" : ""}.${extension}`];
  const plan = paper && writer && findStoredPlan(wanted);
  if (!plan) return undefined;
  const { type, write } = writer;
  return {
    fileName: `landscape-design-${pictureName(plan.picture)}-${wanted.document}`,
    type,
    write: async () => write(factsOf(plan, wanted.requestId, paper)),
  };
}

/** What is downloaded with a picture: the packet and the two pages on the paper of the customer's unit, and the DXF. */
export function listPacketFiles(wanted: WantedPlan): PacketFile[] {
  const plan = findStoredPlan(wanted);
  if (!plan) return [];
  const paper = planScaleOf(plan).unit === "ft" ? "letter" : "a4";
  return [`packet-${paper}.pdf`, `hoa-${paper}.pdf`, "plan.dxf"].flatMap(
    (document) => findPacketFile({ ...wanted, document }) ?? [],
  );
}

interface Writer {
  type: string;
  write: (facts: PacketFacts) => Promise<Uint8Array> | string;
}

const writers: Readonly<Record<string, Writer>> = {
  "packet-paper.pdf": { type: "application/pdf", write: writePacket },
  "hoa-paper.pdf": { type: "application/pdf", write: writeHoaSheet },
  "plan-paper.svg": { type: "image/svg+xml; charset=utf-8", write: writePlanSvg },
  "plan.dxf": {
    type: "image/vnd.dxf; charset=utf-8",
    write: writePlanDxf,
  },
};

function factsOf(plan: PicturePlan, requestId: string, paper: PaperName): PacketFacts {
  const { geometry } = plan.paper;
  const typed = planScaleOf(plan);
  const own = installedPrices();
  const country = readSeller()?.country ?? (typed.unit === "ft" ? "US" : undefined);
  return {
    brand: readSiteName(),
    subject: `${orderNumber(requestId)} · ${pictureWords(plan.picture)}`,
    date: new Date(plan.orderedAt),
    geometry,
    scale: plan.paper.scaleFor(typed),
    isMeasured: plan.knownLength !== null,
    paper,
    facing: plan.locality?.facing,
    place: placeOnPaper(plan.locality),
    prices: own
      ? { list: own, source: `The shop's own prices, in ${own.currency}.`, included: new Set() }
      : defaultPrices(country, geometry),
  };
}
