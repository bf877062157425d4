import { eq } from "drizzle-orm";
import { blogPosts, designImages, designRequests, followUps, media, refunds, shareLinks } from "#db/schema.ts";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { createOrderWithPlans } from "#tests/factories/stored-plan.ts";
import { app } from "#tests/harness/http-app.ts";
import { ask, type Verb, verbs } from "./ask.ts";
import { fillIn, knownRoutes, spellingsOf } from "./known-routes.ts";

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
 * Asks every route for what an order and a draft hold, with every verb, as everybody: what only its owner or an editor may see
 * is shown to nobody else, however the address is spelled; what others send changes nothing of it; nothing ends in a 500.
 * @param isWhole every spelling of every route; else the odd spellings only of those that show a secret to somebody
 */
export async function walkEverywhere(baseUrl: string, { isWhole }: { isWhole: boolean }): Promise<Walked> {
  const { signIn, values, snapshot } = await gather();
  const walked: Walked = { requests: 0, routes: knownRoutes.length, shownTo: { owner: [], editor: [] }, faults: [] };
  const before = snapshot();
  let cookies: Record<Person, string>;

  async function look(person: Person, path: string, verb: Verb = "GET"): Promise<(keyof typeof secrets)[]> {
    const { status, text, headers } = await ask(baseUrl, path, { verb, cookie: cookies[person] });
    walked.requests += 1;
    const where = `${verb} ${path} by ${person}: ${status}`;
    if (status >= 500) walked.faults.push(where);
    const shown = (Object.keys(secrets) as (keyof typeof secrets)[]).filter((whose) => text.includes(secrets[whose]));
    for (const whose of shown) if (whose !== person) walked.faults.push(`${where} shows what is for the ${whose}`);
    const isKept = /private|no-store/.test(headers["cache-control"] ?? "");
    if (shown.length > 0 && !isKept) walked.faults.push(`${where} may be kept by a cache in between`);
    return shown;
  }

  for (const { pattern, id } of knownRoutes) {
    cookies = await signIn();
    const path = fillIn(pattern, values);
    const spellings = Object.values(spellingsOf(path, id));
    const shown = new Set<string>();
    for (const person of ["owner", "editor"] as const) {
      for (const spelling of spellings.slice(0, isWhole ? undefined : 2)) {
        for (const whose of await look(person, spelling)) shown.add(whose);
      }
    }
    for (const whose of shown) walked.shownTo[whose as "owner" | "editor"].push(pattern);
    const others: Person[] =
      shown.has("owner") || isWhole ? ["anonymous", "customer", "editor"] : ["anonymous", "customer"];
    const isOpen = shown.size === 0 && !isWhole;
    for (const person of isOpen ? (["anonymous"] as const) : others) {
      for (const spelling of isOpen ? [path] : spellings) await look(person, spelling);
    }
    for (const person of ["anonymous", "customer"] as const) {
      for (const verb of verbs.slice(1)) await look(person, path, verb);
    }
    if (snapshot() !== before) {
      walked.faults.push(`${path} let somebody change what is not theirs`);
      return walked;
    }
  }
  return walked;
}

async function gather() {
  const owner = await app.signIn();
  const editor = await app.signIn({ email: editorEmail });
  const order = createOrderWithPlans(owner.user.id);
  const ofOrder = eq(designRequests.id, order.id);
  app.db.update(designRequests).set({ prompt: secrets.owner, deliveryEmail: owner.user.email! }).where(ofOrder).run();
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
