import type { DesignImage, DesignVersion, Order } from "#app/domain/orders/order.ts";
import { pictureName, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import type { OrderPlans } from "#app/domain/plans/plan-sheet.ts";
import { Fold } from "../fold.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { DownloadLink } from "./download-link.tsx";
import { EnlargeLink } from "./enlarge-link.tsx";
import { MakerWords } from "./maker-words.tsx";
import { PlanDetails } from "./plan/plan-details.tsx";
import { NoRoomLine, ReasonLine, WishLines } from "./wish-reading.tsx";

interface Shown {
  version: DesignVersion;
  image: DesignImage;
  order: Order;
  plans: OrderPlans;
}

/** A picture made anew or changed, against what it was made from, and against the photo. */
export function PictureVersion({ version, image, order, plans }: Shown) {
  const parent = [image, ...image.versions].find(({ id }) => id === version.parentId) ?? image;
  const name = pictureWords(version);
  const heading = `version-${version.id}`;
  return (
    <section aria-labelledby={heading} className="mt-8 break-inside-avoid border-line border-t pt-6">
      <h3 id={heading} className="mb-4 text-lg first-letter:uppercase">
        {name}
      </h3>
      <figure className="m-0">
        <BeforeAfter
          before={parent.picture}
          after={version.picture}
          alt={capitalized(name)}
          beforeAlt={capitalized(pictureWords(parent))}
          labels={[parent.origin === "ordered" ? "First" : "Made anew", version.change ? "Changed" : "Made anew"]}
          eager={false}
        />
        <figcaption className="mt-2 flex flex-wrap items-start justify-between gap-x-6">
          <span className="grid grow basis-64 gap-1 pt-2.5 text-ink-soft text-sm">
            {version.change ? <ChangeWords version={version} /> : version.title}
            {version.change ? null : <ReasonLine image={version} />}
            <NoRoomLine image={version} />
          </span>
          <span className="flex gap-x-6">
            <EnlargeLink
              image={version}
              name={name}
              className="inline-flex min-h-11 items-center font-medium text-moss print:hidden"
            >
              View large<span className="sr-only">: {name}</span>
            </EnlargeLink>
            <DownloadLink path={version.picture.path} number={version.variationNumber} name={name} />
          </span>
        </figcaption>
      </figure>
      <MakerWords image={version} mayAskAnew={version.origin === "ordered"} />
      <div className="mt-2 grid gap-2">
        <Fold title="Compare with your photo" about={`: ${name}`}>
          <BeforeAfter before={order.photo} after={version.picture} alt={capitalized(name)} eager={false} />
        </Fold>
        <PlanDetails requestId={order.id} sheet={plans.sheets.find((sheet) => sheet.name === pictureName(version))} />
      </div>
    </section>
  );
}

/** The change as it was asked for, and how it was read. */
function ChangeWords({ version: { change, wish } }: { version: DesignVersion }) {
  return (
    <>
      <q className="wrap-anywhere font-serif text-base text-ink">{change}</q>
      {wish ? <WishLines wish={wish} when="after" /> : null}
    </>
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
