import { eq } from "drizzle-orm";
import { storedBytes } from "#app/providers/storage/storage.server.ts";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";
import { findOrder } from "../list-orders.server.ts";
import type { DesignVersion, Order } from "../order.ts";
import { momentFileWords } from "../pictures/moment.ts";
import { listDrawnMoments } from "../pictures/moments.server.ts";
import { pictureName } from "../pictures/picture-name.ts";
import { listPacketFiles, type PacketFile } from "../plans/find-packet.server.ts";
import { findPlanCsv, findPlanDrawing, findPlanSheet, type WantedPlan } from "../plans/find-plans.server.ts";
import { findSunMap } from "../plans/find-sun-map.server.ts";
import { orderNumber } from "../request/order-name.ts";
import { type OrderFile, photoFileName, textFile } from "./order-file.ts";

/**
 * The photo under its original name, each picture with its plan, list and drawn moments, and a note on what is still to come.
 * Undefined for a missing order and for another customer's.
 */
export function listOrderFiles(owned: { requestId: string; userId: number }): OrderFile[] | undefined {
  const order = findOrder(owned.requestId, owned.userId);
  if (!order) return undefined;
  const designs = order.images.flatMap((image): DesignVersion[] => [image, ...image.versions]);
  const drawn = listDrawnMoments(order.id);
  return [
    textFile("read-me.txt", describeContents(order)),
    {
      name: `photo/${photoName(order.photo.path)}`,
      read: () => storedBytes(order.photo.path),
    },
    ...designs.flatMap((design) => [
      ...filesOf(design, owned),
      ...drawn
        .filter(({ designId }) => designId === design.id)
        .map(({ moment, picture: { path } }) => ({
          name: `landscape-design-${pictureName(design)}-${momentFileWords(moment)}.jpg`,
          read: () => storedBytes(path),
        })),
    ]),
  ];
}

function filesOf(design: DesignVersion, owned: { requestId: string; userId: number }): OrderFile[] {
  const name = pictureName(design);
  const wanted = { ...owned, variation: name };
  const drawing = findPlanDrawing(wanted, "usual");
  const sheet = findPlanSheet(wanted);
  const list = findPlanCsv(wanted);
  const { path } = design.picture;
  return [
    { name: `landscape-design-${name}.jpg`, read: () => storedBytes(path) },
    ...(drawing === undefined ? [] : [textFile(`landscape-design-${name}-plan.svg`, drawing)]),
    ...(list ? [textFile(list.fileName, list.csv)] : []),
    ...(sheet?.sunMap ? (["summer", "between"] as const).map((season) => sunMapFile(name, wanted, season)) : []),
    ...listPacketFiles(wanted).map(({ fileName, write }) => ({ name: fileName, read: () => writtenBytes(write) })),
  ];
}

function sunMapFile(name: string, wanted: WantedPlan, season: "summer" | "between"): OrderFile {
  const file = `landscape-design-${name}-sun-${season === "summer" ? "in-summer" : "in-spring-and-autumn"}.svg`;
  return { name: file, read: () => writtenBytes(async () => (await findSunMap(wanted, season)) ?? "") };
}

async function* writtenBytes(write: PacketFile["write"]): AsyncGenerator<Uint8Array> {
  const written = await write();
  yield typeof written === "string" ? new TextEncoder().encode(written) : written;
}

function describeContents({ id, images, imageCount, status }: Order): string {
  const there = `${orderNumber(id)}: ${images.length} of ${imageCount} ${imageCount === 1 ? "picture" : "pictures"}`;
  const isComing = status === "pending" || status === "processing";
  const rest = isComing ? " are here. The others are still being made: download again when they are ready." : ".";
  return `${there}${rest}\r\nPlans are drawn from one photo: measure on site before ordering.\r\n`;
}

function photoName(path: string): string {
  return photoFileName(db.select().from(media).where(eq(media.path, path)).get());
}
