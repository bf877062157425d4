import { and, eq, isNotNull } from "drizzle-orm";
import { type Figure, figuresToAskAbout } from "#app/domain/ground/figures.ts";
import { encodeCorrection, encodeGround } from "#app/domain/ground/ground-correction.ts";
import { encodeRegions } from "#app/domain/ground/regions/encode-regions.ts";
import type { SentGround } from "#app/domain/ground/sent-ground.ts";
import { groundOf } from "#app/domain/ground/stored-ground.server.ts";
import { presentPicture, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { db } from "#db/client.server.ts";
import { designRequests, media } from "#db/schema.ts";
import { findScaleQuestion } from "../plans/list-knowable-lengths.server.ts";
import { isOpen } from "../request/design-request.ts";
import { type DesignRequestRow, findDesignRequest } from "../request/find-design-request.server.ts";
import { noteSubject, type SubjectNote } from "./yard-gate.server.ts";

export interface Ground {
  requestId: number;
  photo: StoredPicture;
  orderedAt: number;
  isOpen: boolean;
  isConfirmed: boolean;
  /** waiting: being read; unread: unknown before the pictures are made. */
  state: "waiting" | "unread" | "read";
  subject: SubjectNote | undefined;
  /** Lengths in the photo, one of which its owner may know. */
  scale: ScaleQuestion | undefined;
  reading?: SentGround & { unsure: boolean; doubts: readonly string[]; figures: readonly Figure[] };
}

export function findGround(requestId: string | number, userId: number): Ground | undefined {
  const request = findDesignRequest(requestId, userId);
  if (!request) return undefined;
  const photo = db.select().from(media).where(eq(media.path, request.originalPhotoPath)).get()!;
  const reading = presentReading(request);
  return {
    requestId: request.id,
    photo: presentPicture(photo),
    orderedAt: request.createdAt,
    isOpen: isOpen(request),
    isConfirmed: request.groundConfirmedAt !== null,
    state: reading ? "read" : isBeingRead(request.id) ? "waiting" : "unread",
    subject: noteSubject(request),
    scale: findScaleQuestion(request),
    reading,
  };
}

/** Whether the order's photo is being read, or will be. */
export function isBeingRead(requestId: number): boolean {
  const own = and(eq(designRequests.id, requestId), isNotNull(designRequests.yardReadingSince));
  return db.select({ id: designRequests.id }).from(designRequests).where(own).get() !== undefined;
}

function presentReading(request: DesignRequestRow): Ground["reading"] {
  const ground = groundOf(request);
  if (!ground) return undefined;
  const { confidence } = ground.stored;
  return {
    unsure: confidence.unsure,
    doubts: confidence.doubts,
    figures: figuresToAskAbout(request),
    ground: encodeGround(ground.reading),
    regions: encodeRegions(ground.regions),
    redrawsPaving: ground.redrawsPaving,
    eye: ground.stored.eye,
    correction: encodeCorrection(ground.correction),
  };
}
