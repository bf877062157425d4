import { payOrder } from "./orders.mjs";
import { startPictureService } from "./picture-service.mjs";
import { walkLetters } from "./results.mjs";
import { allDone } from "./waiting.mjs";

/**
 * Orders whose pictures a picture service does not make: some of one, none of the other. They are refunded.
 * @param lettersBefore how many letters there are by now
 */
export async function walkRefunds(site, people, lettersBefore) {
  const { journal, owner } = people;
  journal.begin("refunds");
  const service = await startPictureService();
  const { settings } = service;
  try {
    const partial = await payOrder(owner, { prompt: "A curved gravel path and garden beds", packageId: "standard" });
    // A receipt, and one about what was made and what was not.
    await site.work(allDone(people, { letters: lettersBefore + 2, orders: [partial] }), settings);
    const failed = await payOrder(owner, { prompt: "A terrace of oak under a pergola", packageId: "quick-look" });
    await site.work(allDone(people, { letters: lettersBefore + 4, orders: [failed] }), settings);
    await checkRefunds(people, [partial, failed]);
    await walkLetters(people, "letters about refunds");
  } finally {
    await service.stop();
  }
}

async function checkRefunds({ owner, other, editor }, orders) {
  for (const order of orders) {
    for (const visitor of [owner, other]) await visitor.look(`/results/${order}`);
    for (const path of [`/payment/${order}`, `/designs/${order}/ground`, `/api/designs/${order}`])
      await owner.ask(path);
    await owner.post(`/results/${order}`, { intent: "not-my-yard", imageId: "1" });
  }
  for (const path of ["/", "/account", "/api/designs/recent"]) await owner.look(path);
  for (const path of ["/admin", "/admin/settings"]) await editor.look(path);
}
