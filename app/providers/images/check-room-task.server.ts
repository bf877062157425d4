import { seeYard } from "#app/designer/design-yard.ts";
import { checkRoom, type Room } from "#app/designer/plan/check-room.ts";
import type { WishToRead } from "#app/designer/wish/typed/heard-wish.ts";
import { loadScene, type PhotoToRead } from "./photo-scene.server.ts";

export interface CheckRoomPayload extends PhotoToRead {
  wish: WishToRead;
  seed: number;
  designs: number;
}

/** Child side of looking whether a wish fits a yard: photo -> scene (kept since it was read) -> plans, not drawn. */
export async function checkRoomFor(payload: CheckRoomPayload): Promise<Room> {
  const { photo, scene } = await loadScene(payload);
  return checkRoom(seeYard(photo, scene).yard, payload.wish, payload.seed, payload.designs);
}
