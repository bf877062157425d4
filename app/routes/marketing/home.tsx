import { data, href, redirect, useSearchParams } from "react-router";
import { oldFrontPageParameters } from "#app/addresses/own-paths.ts";
import { followRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { findTrustFacts } from "#app/domain/generation/trust-facts.server.ts";
import { whoSeesPhotos } from "#app/domain/generation/who-sees-photos.server.ts";
import { describeTaxInPrices } from "#app/domain/invoices/included-tax.server.ts";
import { photoBytesAtMost } from "#app/domain/media/photo-problem.ts";
import { findDraft } from "#app/domain/orders/draft/find-draft.server.ts";
import { arePreviewsOffered } from "#app/domain/orders/preview/previews.server.ts";
import { findShownExample } from "#app/domain/orders/share/shown-example.server.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { describeBusiness } from "#app/domain/shop/describe-business.server.ts";
import { listPackages } from "#app/domain/shop/money/packages.server.ts";
import { moneyPart } from "#app/domain/shop/money/shop-currency.server.ts";
import { sitePicture } from "#app/domain/shop/site-picture.server.ts";
import { isPrefetch } from "#app/http/is-prefetch.ts";
import { limitPhotos } from "#app/http/limits/limit-photos.server.ts";
import { describePublicPage } from "#app/http/public-page.server.ts";
import { findSender } from "#app/http/sent-by.server.ts";
import { findSignedInUser } from "#app/http/sessions/guards.server.ts";
import { readUpload } from "#app/http/uploads/read-upload.server.ts";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import { ownPicture, sharedPicture } from "#app/ui/gallery/own-picture.ts";
import { chooseExample, exampleName } from "#app/ui/home/chosen-example.ts";
import { CustomerHome } from "#app/ui/home/customer-home.tsx";
import { laterPart } from "#app/ui/later-part.ts";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/home";
import { answerForm, keepUntilLogin } from "./home/answer-form.ts";
import { adoptSessionDraft, presentForm } from "./home/present-form.ts";
import { presentLatest } from "./home/present-latest.ts";

/** Visitors get the page alone; the form is for people who are signed in. */
export const handle: PageHandle<{ customer: object | null }> = { noScripts: ({ customer }) => customer === null };

export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  redirectOldPage(request, query);
  const user = await findSignedInUser(request);
  const tags = pageTags(describeHome(query));
  const prices = {
    packages: listPackages(),
    notHappyDays: moneyPart.read().notHappyDays,
    taxInPrices: describeTaxInPrices(),
  };
  const shell = { tags, ...prices, photoGoesTo: whoSeesPhotos(), mayTry: arePreviewsOffered() };
  if (!user)
    return data({ ...shell, customer: null, trust: findTrustFacts(), shown: findShownExample(), hero: heroWords() });
  const headers = await adoptSessionDraft(request, user.id);
  const requested = { step: query.get("step"), packageId: query.get("package") };
  const form = await presentForm(user, findDraft({ userId: user.id }), requested);
  return data(
    { ...shell, customer: { form, latest: presentLatest(user.id) }, trust: null, shown: undefined },
    { headers },
  );
}

/** @throws 301 for a page that an older site had at the front page's URL, such as /?p=12 */
function redirectOldPage(request: Request, query: URLSearchParams): void {
  if (!oldFrontPageParameters.some((name) => query.has(name))) return;
  const moved = followRedirect(request.url, { isCounted: !isPrefetch(request) });
  if (moved !== undefined) throw redirect(moved, 301);
}

/** The operator's own; undefined where the page has ours. */
function heroWords() {
  const { heroTitle, heroText } = readBrand();
  return { title: heroTitle || undefined, text: heroText || undefined };
}

/** The description for search engines and previews: of the example in the URL, else of the page. */
function describeHome(query: URLSearchParams) {
  const { title = "See your yard redesigned", text } = heroWords();
  const { example, after, variation, isNamed } = chooseExample(query.get("example"));
  const page = describePublicPage({
    path: isNamed ? `${href("/")}?example=${exampleName(example, variation)}` : href("/"),
    title: isNamed ? `${example.name}: before and after` : title,
    description:
      text ??
      "Upload a photo of your yard, say what you wish for, and get pictures of it with new planting and paving.",
    image: { ...sharedPicture(ownPicture(after.picture)), alt: after.alt },
  });
  if (isNamed) return page;
  const business = describeBusiness();
  const both = business && { "@context": "https://schema.org", "@graph": [business, page.jsonLd] };
  return { ...page, image: sitePicture(), jsonLd: both ?? page.jsonLd };
}

/** Both steps of the form are posted here. */
export async function action({ request }: Route.ActionArgs) {
  const user = await findSignedInUser(request);
  const upload = await limitPhotos(await readUpload(request, "photo", photoBytesAtMost), user?.id);
  try {
    return user ? await answerForm(user.id, upload, findSender(request)) : await keepUntilLogin(request, upload);
  } finally {
    await upload.dispose();
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches) }, ...(loaderData?.tags ?? [])];
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, photoGoesTo, mayTry, trust, shown } = loaderData;
  const hero = "hero" in loaderData ? loaderData.hero : {};
  const [query] = useSearchParams();
  const example = query.get("example");
  if (!customer) return <LaterVisitorHome {...{ photoGoesTo, mayTry, example, trust, shown, hero }} />;
  const { form, latest } = customer;
  const answered = { ...form, step: actionData?.step ?? form.step };
  return <CustomerHome {...{ form: answered, latest, example }} />;
}

/** Loaded apart, since signed-in users do not need it. */
const LaterVisitorHome = laterPart(async () => (await import("#app/ui/home/visitor-home.tsx")).VisitorHome);
