import { testCards } from "./people.mjs";

/** The ground of an order's photo, once it is read: shown, corrected, confirmed, and paid for. */
export async function walkGround({ journal, owner, other }, order) {
  journal.begin("ground");
  const page = `/designs/${order}/ground`;
  for (const query of ["?ordered=1", "?ordered=being-read"]) await owner.ask(`${page}${query}`);
  await owner.open(page);
  const squares = owner.valuesOf("tick");
  await owner.submit({ tick: squares.slice(0, -6) }, ["intent", "save"]);
  await owner.submit({ tick: [] }, ["intent", "save"]);
  await owner.open(page);
  await owner.submit({}, ["intent", "reset"]);
  await owner.post(page, { intent: "none" });
  await owner.open(page);
  await other.post(page, { intent: "reset" });
  await owner.submit({ tick: squares.slice(0, -3) }, ["intent", "confirm"]);
  await owner.look(page);
  await owner.look(`/payment/${order}`);
  await owner.open(`/payment/${order}`);
  await owner.submit(testCards.approved);
  await owner.post(page, { intent: "reset" });
}

/** A photo with doubts: its order is led to the ground page. */
export async function walkDoubts({ journal, owner }, order) {
  journal.begin("doubts about the ground");
  await owner.open(`/designs/${order}/ground?ordered=1`);
  await owner.open(`/payment/${order}`);
  await owner.open(`/designs/${order}/ground`);
  await owner.submit({}, ["intent", "confirm"]);
  await owner.open(`/designs/${order}/ground?ordered=1`);
}
