import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { eq } from "drizzle-orm";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { blogPosts, designImages, designRequests, followUps, media, refunds, shareLinks } from "#db/schema.ts";
import { filesOf } from "#tests/crash/find-strays.ts";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { createOrderWithPlans } from "#tests/factories/stored-plan.ts";
import { app } from "#tests/harness/http-app.ts";
import { ask, type Verb, verbs } from "./ask.ts";
import { fillIn, type KnownRoute, knownRoutes, spellingsOf } from "./known-routes.ts";

/** Who asks. */
type Person = "anonymous" | "owner" | "customer" | "editor";

export interface Walked {
  requests: number;
  routes: number;
  /** Patterns at which the owner, and the editor, saw what only they may see: what the walk has proved something about. */
  shownTo: Record<"owner" | "editor", string[]>;
  faults: string[];
}

/** Words that stand in an order and in a draft, and nowhere else. */
const secrets = { owner: "a pergola that only its owner knows of", editor: "a draft that only editors read" };
export const editorEmail = "walking-editor@yard.test";

/**
 * Asks every route for what an order and a draft hold, with every verb, as everyone: what only its owner or an editor may see
 * is shown to no one else, however the address is spelled; what others send changes nothing of it; nothing ends in a 500.
 * @param isWhole every spelling of every route; else odd spellings only of those that show a secret to someone, two of each
 */
export async function walkEverywhere(baseUrl: string, { isWhole }: { isWhole: boolean }): Promise<Walked> {
  const { signIn, values, snapshot } = await gather();
  const walked: Walked = { requests: 0, routes: knownRoutes.length, shownTo: { owner: [], editor: [] }, faults: [] };
  const before = snapshot();
  for (const [turn, route] of knownRoutes.entries()) {
    const path = fillIn(route.pattern, values);
    const walk: Walk = { baseUrl, walked, cookies: await signIn() };
    await walkRoute(walk, { ...route, path, turn, isWhole });
    if (snapshot() === before) continue;
    walked.faults.push(`${path} let somebody change what is not theirs`);
    break;
  }
  return walked;
}

interface Walk {
  baseUrl: string;
  walked: Walked;
  cookies: Record<Person, string>;
}

type Whose = keyof typeof secrets;

type RouteToWalk = KnownRoute & { path: string; turn: number; isWhole: boolean };

async function walkRoute(walk: Walk, { pattern, id, path, turn, isWhole }: RouteToWalk) {
  const all = Object.values(spellingsOf(path, id));
  const spellings = isWhole ? all : someOf(all, turn);
  const shown = new Set<Whose>();
  for (const person of ["owner", "editor"] as const) {
    for (const spelling of isWhole ? spellings : spellings.slice(0, 2)) {
      for (const whose of await look(walk, person, spelling)) shown.add(whose);
    }
  }
  for (const whose of shown) walk.walked.shownTo[whose].push(pattern);
  const isGuarded = isWhole || shown.size > 0;
  for (const person of isGuarded ? (["anonymous", "customer"] as const) : (["anonymous"] as const)) {
    for (const spelling of isGuarded ? spellings : [path]) await look(walk, person, spelling);
    for (const verb of verbs.slice(1)) await look(walk, person, path, verb);
  }
  if (!isWhole && shown.has("owner")) for (const spelling of spellings.slice(2)) await look(walk, "editor", spelling);
}

/** A page's own ways in, and two odd spellings: which they are goes round, so that each is tried at several routes. */
function someOf(spellings: readonly string[], turn: number): string[] {
  const odd = spellings.slice(ownWays);
  const inTurn = [2 * turn, 2 * turn + 1].map((nth) => odd[nth % odd.length]!);
  return [...spellings.slice(0, ownWays), ...inTurn];
}

/** Of the spellings: plain, data, and data of one route. */
const ownWays = 3;

/** @returns whose secrets the answer shows */
async function look({ baseUrl, walked, cookies }: Walk, person: Person, path: string, verb: Verb = "GET") {
  const { status, text, headers } = await ask(baseUrl, path, { verb, cookie: cookies[person] });
  walked.requests += 1;
  const where = `${verb} ${path} by ${person}: ${status}`;
  if (status >= 500) walked.faults.push(where);
  const shown = (Object.keys(secrets) as Whose[]).filter((whose) => text.includes(secrets[whose]));
  for (const whose of shown) if (whose !== person) walked.faults.push(`${where} shows what is for the ${whose}`);
  const isKept = /private|no-store/.test(headers["cache-control"] ?? "");
  if (shown.length > 0 && !isKept) walked.faults.push(`${where} may be kept by a cache in between`);
  return shown;
}

async function gather() {
  const owner = await app.signIn();
  const editor = await app.signIn({ email: editorEmail });
  const order = createOrderWithPlans(owner.user.id);
  const ofOrder = eq(designRequests.id, order.id);
  app.db.update(designRequests).set({ prompt: secrets.owner, deliveryEmail: owner.user.email! }).where(ofOrder).run();
  storeSecretPictures(owner.user.id);
  const post = await createPost({ title: secrets.editor, slug: "a-walked-draft", status: "draft" }, editor.user);
  const topicId = createTopic("category").id;
  const values = {
    requestId: order.id,
    variation: 1,
    postId: post.id,
    slug: post.slug,
    idOrSlug: post.slug,
    topicId,
    email: owner.user.email!,
    token: "no-such-token",
    paper: "plan.svg",
    "*": order.originalPhotoPath,
  };
  // Anew for each route: one of them signs people out, and a customer may end the account.
  const signIn = async () => ({
    anonymous: "",
    owner: await app.cookieOf(owner.user),
    customer: (await app.signIn()).cookie,
    editor: await app.cookieOf(editor.user),
  });
  const ofRequest = <T extends { requestId: typeof designImages.requestId }>(table: T) => eq(table.requestId, order.id);
  const snapshot = () =>
    JSON.stringify([
      app.db.select().from(designRequests).where(ofOrder).all(),
      app.db.select().from(designImages).where(ofRequest(designImages)).all(),
      app.db.select().from(followUps).where(eq(followUps.requestId, order.id)).all(),
      app.db.select().from(shareLinks).where(eq(shareLinks.requestId, order.id)).all(),
      app.db.select().from(refunds).where(eq(refunds.requestId, order.id)).all(),
      app.db.select().from(media).where(eq(media.ownerId, owner.user.id)).all(),
      app.db.select().from(blogPosts).where(eq(blogPosts.id, post.id)).all(),
    ]);
  return { signIn, values, snapshot };
}

/** What is kept as this person's pictures says the secret, too. */
function storeSecretPictures(ownerId: number): void {
  for (const picture of app.db.select().from(media).where(eq(media.ownerId, ownerId)).all()) {
    for (const file of filesOf(picture).map(diskStorage.fileOf)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, secrets.owner);
    }
  }
}
