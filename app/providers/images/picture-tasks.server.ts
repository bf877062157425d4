import type { DrawDesignPayload } from "./built-in-designer-task.server.ts";
import type { CheckRoomPayload } from "./check-room-task.server.ts";
import type { DrawPreviewPayload } from "./draw-preview-task.server.ts";
import type { DrawSiteCardPayload } from "./draw-site-card.server.ts";
import type { CheckAnswerPayload } from "./models/check-answer.server.ts";
import type { CheckLayoutPayload } from "./models/layout/check-layout.server.ts";
import type { PrepareDrawingPayload } from "./models/prepare-drawing.server.ts";
import type { PrepareEditPayload } from "./models/prepare-edit.server.ts";
import type { PairPicturesPayload } from "./pair-pictures.server.ts";
import type { PhotoToRead } from "./photo-scene.server.ts";
import type { PrepareMarkPayload } from "./prepare-mark.server.ts";
import type { PreparePhotoPayload } from "./prepare-photo.server.ts";
import type { ShrinkPhotoPayload } from "./shrink-photo.server.ts";

/**
 * Functions from a payload to a result, both plain data, that run in the child only; the parent knows their types. One
 * that throws fails its task and nothing else. Loaded on first use: a child that only imports photos never needs the
 * designer.
 */
export const pictureTasks = {
  "prepare-photo": async (payload: PreparePhotoPayload) =>
    (await import("./prepare-photo.server.ts")).preparePhoto(payload),
  "prepare-mark": async (payload: PrepareMarkPayload) =>
    (await import("./prepare-mark.server.ts")).prepareMark(payload),
  "shrink-photo": async (payload: ShrinkPhotoPayload) =>
    (await import("./shrink-photo.server.ts")).shrinkPhoto(payload),
  "pair-pictures": async (payload: PairPicturesPayload) =>
    (await import("./pair-pictures.server.ts")).pairPictures(payload),
  "draw-site-card": async (payload: DrawSiteCardPayload) =>
    (await import("./draw-site-card.server.ts")).drawSiteCard(payload),
  "read-yard": async (payload: PhotoToRead) => (await import("./read-yard-task.server.ts")).readYard(payload),
  "check-room": async (payload: CheckRoomPayload) =>
    (await import("./check-room-task.server.ts")).checkRoomFor(payload),
  "draw-preview": async (payload: DrawPreviewPayload) =>
    (await import("./draw-preview-task.server.ts")).drawPreview(payload),
  "draw-design": async (payload: DrawDesignPayload) =>
    (await import("./built-in-designer-task.server.ts")).drawDesign(payload),
  "prepare-edit": async (payload: PrepareEditPayload) =>
    (await import("./models/prepare-edit.server.ts")).prepareEdit(payload),
  "prepare-drawing": async (payload: PrepareDrawingPayload) =>
    (await import("./models/prepare-drawing.server.ts")).prepareDrawing(payload),
  "check-layout": async (payload: CheckLayoutPayload) =>
    (await import("./models/layout/check-layout.server.ts")).checkLayout(payload),
  "check-answer": async (payload: CheckAnswerPayload) =>
    (await import("./models/check-answer.server.ts")).checkAnswer(payload),
};

export type PictureTasks = typeof pictureTasks;
export type PictureTaskKind = keyof PictureTasks;
export type PictureTaskPayload<K extends PictureTaskKind> = Parameters<PictureTasks[K]>[0];
export type PictureTaskResult<K extends PictureTaskKind> = Awaited<ReturnType<PictureTasks[K]>>;

export interface PictureTask {
  kind: PictureTaskKind;
  payload: unknown;
}
