import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { pictureUses } from "#db/schema.ts";

export function noteUses(
  tx: Transaction,
  {
    id: postId,
    content,
    featuredImage,
  }: { id: number; content: string; featuredImage: { picture: { path: string } } | null },
): void {
  const shown = new Set(content.match(/(?<=\/api\/uploads\/)[a-z2-7]{26}\.jpg/g));
  if (featuredImage) shown.add(featuredImage.picture.path);
  tx.update(pictureUses).set({ isShown: false }).where(eq(pictureUses.postId, postId)).run();
  for (const path of shown) {
    tx.insert(pictureUses)
      .values({ path, postId, isShown: true })
      .onConflictDoUpdate({ target: [pictureUses.path, pictureUses.postId], set: { isShown: true } })
      .run();
  }
}
