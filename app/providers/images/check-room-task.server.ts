import { seeYard } from "#app/designer/design-yard.ts";
import { checkRoom, type Room } from "#app/designer/plan/check-room.ts";
import type { Wish } from "#app/designer/wish/typed/wish.ts";
import { findTurns } from "./cached-turns.server.ts";
import { loadScene, type PhotoToRead } from "./photo-scene.server.ts";

export interface CheckRoomPayload extends PhotoToRead {
  wish: Wish;
  seed: number;
  designs: number;
}

/** In the child process: plans are laid out, not drawn. */
export async function checkRoomFor(payload: CheckRoomPayload): Promise<Room> {
  const { wish, seed, designs, sceneFolder } = payload;
  const seen = await loadScene(payload);
  const turns = await findTurns(seen, wish, seed, sceneFolder);
  return checkRoom(seeYard(seen.photo, seen.scene, wish).yard, wish, seed, designs, turns);
}
